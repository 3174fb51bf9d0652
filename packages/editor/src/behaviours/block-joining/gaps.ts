import type { ResolvedPos } from 'prosemirror-model'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'
import { blockBeside, findNextBlock, type Direction } from '../../core/selection/next-block.ts'

/** Enter at a caret between blocks: a paragraph there. */
export const insertParagraphInGap: Command = (state, dispatch) => {
  if (!(state.selection instanceof GapCursor)) return false
  dispatch?.(insertParagraph(state.tr, state.selection.head))
  return true
}

/** Backspace (-1) and Delete (1) at a caret between blocks: an object goes; a text loses its nearest character. */
export function deleteInGap(direction: Direction): Command {
  return (state, dispatch) => {
    if (!(state.selection instanceof GapCursor)) return false
    const $next = findNextBlock(state.selection.$head, direction)
    if ($next && dispatch) dispatch(deleteBeside(state.tr, $next, direction).scrollIntoView())
    return true
  }
}

function deleteBeside(transaction: Transaction, $place: ResolvedPos, direction: Direction): Transaction {
  const next = blockBeside($place, direction)
  const size = next?.nodeSize ?? 0
  if (isBlockObject(next)) return deleteObject(transaction, direction > 0 ? $place.pos : $place.pos - size)
  if (next?.content.size === 0) {
    return transaction.deleteRange(...ordered($place.pos, $place.pos + direction * size))
  }
  return deleteCharacter(transaction, $place.pos + direction, direction)
}

/** Deletes the character, as people see it, or the object of the line beside a position in a text. */
function deleteCharacter(transaction: Transaction, pos: number, direction: Direction): Transaction {
  const $text = transaction.doc.resolve(pos)
  const next = blockBeside($text, direction)
  const size = next?.isText ? edgeLength(next.text ?? '', direction) : (next?.nodeSize ?? 0)
  const [from, to] = ordered(pos, pos + direction * size)
  transaction.delete(from, to)
  return transaction.setSelection(TextSelection.create(transaction.doc, from))
}

function edgeLength(text: string, direction: Direction): number {
  const characters = [...new Intl.Segmenter().segment(text)]
  return characters.at(direction > 0 ? 0 : -1)?.segment.length ?? 0
}

function ordered(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a]
}
