import { linkAttrs, shownLinkAttributes } from '@taskfield/document'
import { Plugin } from 'prosemirror-state'
import type { MarkViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'

/** A link has an `href` only where it is followed, so that neither a click nor the browser's menu leads elsewhere. */
const linkView: MarkViewConstructor = (mark, view) => {
  const dom = document.createElement('a')
  const attributes = shownLinkAttributes(linkAttrs(mark).href, contextOf(view.state).linkSchemes)
  for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value)
  return { dom }
}

/** Shows links as the host follows them. */
export const shownLinks: Plugin = new Plugin({ props: { markViews: { link: linkView } } })
