import { followedHref } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { NodeSelection, Plugin, type Command, type EditorState } from 'prosemirror-state'
import { contextOf } from '../../core/feature/host-context.ts'
import { isMention, readMention } from './mention-node.ts'

/** The address that the host gives a mention, if a link to it would be followed. */
function hrefOf(mention: Node, state: EditorState): string | null {
  const { mentionHref, linkSchemes } = contextOf(state)
  const href = mentionHref?.(readMention(mention)) ?? null
  return href === null ? null : followedHref(href, linkSchemes)
}

/** The mention that is selected, or that the caret stands right behind or before. */
function findMention({ selection }: EditorState): Node | null {
  if (selection instanceof NodeSelection) return isMention(selection.node) ? selection.node : null
  if (!selection.empty) return null
  const { nodeBefore, nodeAfter } = selection.$from
  return [nodeBefore, nodeAfter].find(isMention) ?? null
}

/** Opens what a mention leads to; says whether that is anything. */
function follow(mention: Node, state: EditorState): boolean {
  const href = hrefOf(mention, state)
  if (href !== null) window.open(href, '_blank', 'noopener,noreferrer')
  return href !== null
}

/** Opens what the mention at the selection leads to. */
export const openMention: Command = (state, dispatch) => {
  const mention = findMention(state)
  if (!mention || hrefOf(mention, state) === null) return false
  return dispatch ? follow(mention, state) : true
}

/** A click selects a mention; with Ctrl or Cmd it opens what is mentioned. */
export const openMentionOnClick: Plugin = new Plugin({
  props: {
    handleClickOn(...[view, , node, , { ctrlKey, metaKey }, isDirect]) {
      return isDirect && (ctrlKey || metaKey) && isMention(node) && follow(node, view.state)
    },
  },
})
