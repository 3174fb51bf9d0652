import { TextSelection, type Command } from 'prosemirror-state'
import { isMention } from './mention-node.ts'

/** Backspace right behind a mention (-1), and Delete right before one (1), take it away whole. */
export function deleteMention(direction: 1 | -1): Command {
  return ({ selection, tr }, dispatch) => {
    const $caret = selection instanceof TextSelection ? selection.$cursor : null
    const node = direction < 0 ? $caret?.nodeBefore : $caret?.nodeAfter
    if (!$caret || !isMention(node)) return false
    const { pos } = $caret
    dispatch?.(tr.delete(Math.min(pos, pos + direction), Math.max(pos, pos + direction)).scrollIntoView())
    return true
  }
}
