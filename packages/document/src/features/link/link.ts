import type { Mark } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { attributeOf } from '../../html/element-parts.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlMarkSpec } from '../../html-spec.ts'
import { followedHref, isExternal, safeUrl } from '../../values/url.ts'

/** The address of a link element, kept as it was written; `null` for an anchor or one that could run something. */
export function readHref(element: HtmlElement): string | null {
  return attributeOf(element, 'href', href => safeUrl(href, 'link'))
}

/** The attributes of a link. */
export interface LinkAttrs {
  /** The address as it was written. */
  readonly href: string
}

const linkAttrSpecs: AttrSpecs<LinkAttrs> = { href: { validate: 'string' } }

/** The attributes of a link. */
export const linkAttrs: (mark: Mark) => LinkAttrs = attrsReader(linkAttrSpecs)

/** The attributes saved for a link; external ones open in a new window and tell nothing about the page. */
export function linkAttributes(href: string): Record<string, string> {
  return isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer', href } : { href }
}

/**
 * The attributes that a link has where it is shown: without an `href` where nobody should be led, and with its address
 * as the title then. `linkSchemes` are those that the host follows besides the usual ones.
 */
export function shownLinkAttributes(
  href: string,
  linkSchemes: readonly string[] = [],
): Record<string, string> {
  const followed = followedHref(href, linkSchemes)
  return followed === null ? { title: href } : linkAttributes(followed)
}

/** A link. Text typed after it is not part of it. */
export const link: HtmlMarkSpec = {
  inclusive: false,
  attrs: linkAttrSpecs,
  parseDOM: [
    {
      tag: 'a',
      getAttrs: (element: HtmlElement) => {
        const href = readHref(element)
        return href === null ? false : { href }
      },
    },
  ],
  toDOM: mark => ['a', shownLinkAttributes(linkAttrs(mark).href), 0],
  toHtml: {
    tag: 'a',
    open: mark => openTag('a', linkAttributes(safeUrl(linkAttrs(mark).href, 'link') ?? '#')),
  },
}
