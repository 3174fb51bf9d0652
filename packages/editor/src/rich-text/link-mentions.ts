import { isTag } from '../dom/kinds.ts'
import { followedHref, isExternal, type MentionAttrs } from '@taskfield/document'

/** What a host is told of a mention. */
export type ShownMention = Pick<MentionAttrs, 'objectId' | 'objectType' | 'text'>

/** Where a mention leads; `null` for nowhere. */
export type FindHref = ((mention: ShownMention) => string | null | undefined) | undefined

/** Makes links of the mentions in an element, where the host has an address for them; one in a link of the text stays part of that. */
export function linkMentions(view: HTMLElement, findHref: FindHref, linkSchemes: readonly string[]): void {
  for (const mention of view.querySelectorAll<HTMLElement>('.mention')) {
    if (mention.parentElement?.closest('a')) continue
    const href = findHref?.(readMention(mention)) ?? null
    const followed = href === null ? null : followedHref(href, linkSchemes)
    const link = isTag(mention, 'a') ? mention : followed !== null && putLink(mention)
    if (link) lead(link, followed)
  }
}

/** What a mention of a text says of itself. */
export function readMention(mention: HTMLElement): ShownMention {
  const { id = null, type = null } = mention.dataset
  return { objectId: id, objectType: type, text: mention.textContent ?? '' }
}

function putLink(mention: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a')
  for (const { name, value } of mention.attributes) link.setAttribute(name, value)
  link.append(...mention.childNodes)
  mention.replaceWith(link)
  return link
}

function lead(link: HTMLAnchorElement, href: string | null): void {
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
  if (href === null) return
  link.href = href
  if (isExternal(href)) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' })
}
