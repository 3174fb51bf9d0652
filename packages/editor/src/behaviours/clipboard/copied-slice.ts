import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { findNextBlock, outside } from '../../core/selection/next-block.ts'
import { withoutBareItems } from '../../core/transform/end-texts.ts'
import {
  enterNextBlock,
  findPartsInCells,
  findSpan,
  isTextEdge,
  leaveLastBlock,
  leaveTouched,
  type Span,
} from '../../core/transform/find-span.ts'

const { blockQuote, heading, list, listItem, paragraph } = schema.nodes

/**
 * What is copied of a selection: what deleting takes, without a block of which nothing but its end is selected. Text within
 * one block comes without the block, blocks without the quote, item or cell that holds them all, and items without an
 * item above them of which the text is not selected.
 */
export function takeCopied(selected: Slice, { state: { doc, selection } }: EditorView): Slice {
  // An object that is dragged need not be selected.
  const span = selected.eq(selection.content()) ? copiedSpan(selection) : null
  if (!span) return withoutParents(selected, selection.$from.parent)
  const { $from, $to } = span
  // An empty line that is left of the selection is a block all the same.
  if ($from.pos === $to.pos) return new Slice(Fragment.from($from.parent), 1, 1)
  if (isBorder(span)) return new Slice(Fragment.from([paragraph.create(), paragraph.create()]), 1, 1)
  return withoutParents(doc.slice($from.pos, $to.pos, true), $from.parent)
}

/** Whether nothing but the border of two texts is selected: it parts a text elsewhere, and says nothing of what is around it here. */
function isBorder({ $from, $to }: Span): boolean {
  if (!isTextEdge($from, 1) || isTextEdge($from, -1) || !isTextEdge($to, -1)) return false
  return findNextBlock(outside($from, 1), 1)?.pos === $to.pos - 1
}

/** What a selection of several blocks or cells takes in; `null` for any other. */
function copiedSpan(selection: Selection): Span | null {
  const span = findSpan(selection)
  if (span) return enterNextBlock(isTextEdge(span.$from, -1) ? leaveTouched(span) : leaveLastBlock(span))
  const parts = findPartsInCells(selection)
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last ? { $from: first.$from, $to: last.$to } : null
}

/** `whole` is the block that a text comes from. */
function withoutParents(slice: Slice, whole: Node): Slice {
  const inner = raiseItems(unwrap(slice))
  const block = inner.content.childCount === 1 ? inner.content.firstChild : null
  if (!block?.isTextblock || inner.openStart === 0 || inner.openEnd === 0) return inner
  return keepsForm(block) && block.content.size === whole.content.size
    ? inner
    : new Slice(block.content, 0, 0)
}

/** Whether a block that is copied as a whole is more than its text: a heading, code of several lines. */
function keepsForm(block: Node): boolean {
  return block.type === heading || (block.type.spec.code === true && block.textContent.includes('\n'))
}

/** The innermost blocks that hold all of a slice. Lists stay around items of several levels. */
function unwrap(slice: Slice): Slice {
  let inner = slice
  let { content, openStart, openEnd } = slice
  while (content.childCount === 1 && openStart > 1 && openEnd > 1) {
    const around = content.firstChild
    content = around?.content ?? Fragment.empty
    openStart--
    openEnd--
    if (isOfBlocks(content, around)) inner = new Slice(content, openStart, openEnd)
  }
  // ProseMirror would write the only child of a block without the block.
  return isAlone(inner) ? new Slice(inner.content, 1, 1) : inner
}

/** Whether content can stand without what is around it: that of an item can where it is text, or items below it alone. */
function isOfBlocks({ content, firstChild }: Fragment, around: Node | null): boolean {
  const isInItem = around?.type === listItem
  if (isInItem && firstChild?.type === list) return true
  return content.every(node => node.isTextblock || (node.type.isInGroup('block') && !isInItem))
}

function isAlone({ content, openStart, openEnd }: Slice): boolean {
  return openStart > 1 && openEnd > 1 && content.childCount === 1 && content.firstChild?.childCount === 1
}

function raiseItems(slice: Slice): Slice {
  const { firstChild } = slice.content
  if (!firstChild || slice.openStart === 0) return slice
  const content = Fragment.from([...raised(firstChild), ...slice.content.content.slice(1)])
  const most = Slice.maxOpen(content)
  return content.eq(slice.content)
    ? slice
    : new Slice(content, Math.min(slice.openStart, most.openStart), Math.min(slice.openEnd, most.openEnd))
}

function raised(block: Node): Node[] {
  if (block.type !== blockQuote || !block.firstChild) return withoutBareItems(block)
  return [block.copy(Fragment.from([...raised(block.firstChild), ...block.children.slice(1)]))]
}
