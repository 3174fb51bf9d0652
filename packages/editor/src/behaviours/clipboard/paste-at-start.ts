import { schema } from '@taskfield/document'
import { NodeRange, type Node, type Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

const { heading, list, listItem, paragraph } = schema.nodes

/** Of several blocks that are pasted at the start of a paragraph or heading the first stays what it is. */
export function pasteAtStart(view: EditorView, slice: Slice): boolean {
  const { $from, empty } = view.state.selection
  const first = firstText(slice)
  if (!first || !empty || $from.parentOffset > 0 || !isText($from.parent) || first.type === $from.parent.type)
    return false
  const transaction = view.state.tr.replaceSelection(slice).setMeta('paste', true).setMeta('uiEvent', 'paste')
  const pos = $from.before()
  // What fits nowhere else may have come to stand in another place.
  if (!isLike(transaction.doc.nodeAt(pos), first)) return false
  transaction.setNodeMarkup(pos, first.type, first.attrs)
  const around = slice.content.firstChild
  if (around?.type === list && $from.node(-1).type !== listItem) beginList(transaction, pos, around)
  view.dispatch(transaction.scrollIntoView())
  return true
}

function isLike(block: Node | null, first: Node): boolean {
  return block !== null && isText(block) && block.content.eq(first.content)
}

/** Makes the first block an item of its list, which goes on behind it. */
function beginList(transaction: Transaction, pos: number, pasted: Node): void {
  const $block = transaction.doc.resolve(pos)
  const end = transaction.doc.resolve(pos + ($block.nodeAfter?.nodeSize ?? 0))
  transaction.wrap(new NodeRange($block, end, $block.depth), [
    { type: list, attrs: pasted.attrs },
    { type: listItem, attrs: pasted.firstChild?.attrs ?? null },
  ])
}

/** The paragraph or heading that begins several blocks, also as an item; `null` where the text around goes on in it. */
function firstText({ content, openStart }: Slice): Node | null {
  let node = content.firstChild
  let isAlone = content.childCount === 1
  let depth = openStart - 1
  while (node && depth > 0) {
    isAlone &&= node.childCount === 1
    node = node.firstChild
    depth--
  }
  return node && !isAlone && depth === 0 && isText(node) ? node : null
}

function isText({ type }: Node): boolean {
  return type === paragraph || type === heading
}
