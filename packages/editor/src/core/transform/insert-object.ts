import type { Node, NodeType } from 'prosemirror-model'
import { NodeSelection, type Selection, type Transaction } from 'prosemirror-state'
import { isBlockObject, isEmptyParagraph } from '../selection/block-object.ts'
import type { Span } from '../selection/selected-blocks.ts'
import { InsertedObject } from '../selection/inserted-object.ts'
import { selectedRanges } from '../selection/selected-ranges.ts'
import { isOfCells } from './find-span.ts'
import { mayStand } from './may-stand.ts'

/**
 * Where an object of a type goes: in place of an empty block or a selected object, behind one that has just come in and behind the
 * block at whose end the caret is, else before the block. `null` where the content allows none, as in a caption. Text is neither parted nor deleted.
 */
export function findObjectPlace(selection: Selection, type: NodeType): Span | null {
  const place = placeAt(selection)
  const { doc } = selection.$from
  const $place = doc.resolve(place.from)
  const index = $place.index()
  const end = doc.resolve(place.to).index()
  return mayStand($place.parent, index, end, type) ? place : null
}

function placeAt(selection: Selection): Span {
  const { $from, $head } = selection
  if (selection instanceof NodeSelection && isBlockObject(selection.node)) {
    const { from, to } = selection
    return { from: selection instanceof InsertedObject ? to : from, to }
  }
  if (isOfCells(selection)) return placeInCells(selection)
  if (!$from.parent.inlineContent) return { from: $from.pos, to: $from.pos }
  if ($from.parent.content.size === 0) return { from: $from.before(), to: $from.after() }
  const at = $head.pos === $from.end() ? $from.after() : $from.before()
  return { from: at, to: at }
}

/** Of selected cells the first gets the object, before what it holds. */
function placeInCells(selection: Selection): Span {
  const $start = selectedRanges(selection)[0]?.$from ?? selection.$from
  const { nodeAfter, pos } = $start
  return { from: pos, to: nodeAfter && isEmptyParagraph(nodeAfter) ? pos + nodeAfter.nodeSize : pos }
}

/** Puts an object there and gives its position; `null` where none may stand. */
export function insertObject(transaction: Transaction, node: Node): number | null {
  const place = findObjectPlace(transaction.selection, node.type)
  if (!place) return null
  transaction.replaceWith(place.from, place.to, node)
  return place.from
}
