import { isTag } from '../../dom/kinds.ts'
import { blockImageAttrs } from '@taskfield/document'
import { Link } from 'lucide-react'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Feature } from '../../core/feature/feature.ts'
import { isAnchor } from '../../content/anchors.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { linkTypedWord, typedLinkRule } from './auto-link.ts'
import { linkBalloon } from './link-balloon.ts'
import { editLink, heldSelection, linkBalloonState } from './link-balloon-state.ts'
import { openAddress } from './link-commands.ts'
import { goToAnchor } from './go-to-anchor.ts'
import { findLink, findLinkAt, isBlockImage, type LinkRange } from './link-range.ts'
import { linkLabel, openLinkHelp, typedLinkHelp } from './messages.ts'
import { pasteLink } from './paste-link.ts'
import { shownLinks } from './shown-links.ts'
import { markdownLinkRule } from './typed-markdown-link.ts'
import { typingInLink } from './typing-in-link.ts'

const linkItem: ToolbarItem<'link'> = {
  kind: 'button',
  name: 'link',
  label: linkLabel,
  icon: Link,
  run: editLink,
  isActive: state => findLink(state) !== null,
}

/** A click in the text only places the caret; with Ctrl or Cmd it opens the link. */
const openOnClick = new Plugin({
  props: {
    handleClick(view, pos, event) {
      const link = event.ctrlKey || event.metaKey ? findLinkAt(view.state.doc, pos) : null
      if (link) followLink(view, link)
      return link !== null
    },
    handleClickOn(...[view, , node, , event]) {
      const href = isBlockImage(node) && isTag(event.target, 'img') ? blockImageAttrs(node).href : null
      const opens = href !== null && (event.ctrlKey || event.metaKey)
      if (opens) openAddress(href, contextOf(view.state).linkSchemes)
      return opens
    },
  },
})

/** A link to a heading of the same text leads there, any other opens a tab. */
function followLink({ state, dispatch }: EditorView, { href, from, to }: LinkRange): void {
  if (isAnchor(href)) goToAnchor(href, state.doc.textBetween(from, to))(state, dispatch)
  else openAddress(href, contextOf(state).linkSchemes)
}

/** Links: their balloon, links found while typing and pasting, and ways to open them. */
export const link: Feature<'link'> = {
  name: 'link',
  content: {
    plugins: [openOnClick, shownLinks, typingInLink],
  },
  keymap: { 'Mod-k': editLink },
  inputRules: [typedLinkRule, markdownLinkRule],
  plugins: [linkBalloonState, heldSelection, pasteLink],
  beforeSend: linkTypedWord,
  toolbarItems: [linkItem],
  help: [
    { section: 'text', label: linkLabel, keys: ['Mod-k'] },
    {
      section: 'text',
      label: typedLinkHelp,
      keys: ['Enter', 'Shift-Enter'],
      makesLines: true,
      typed: ['www.site.ru ', '[текст](адрес)'],
    },
    { section: 'text', label: openLinkHelp, keys: ['Alt-Enter'] },
  ],
  balloons: [linkBalloon],
}
