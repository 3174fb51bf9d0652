import { schema } from '@taskfield/document'
import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model'
import { Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { caretAtEdge } from '../selection/edge-caret.ts'
import { selectInserted } from '../selection/inserted-object.ts'
import { findNextBlock } from '../selection/next-block.ts'
import { isBlockObject } from '../selection/block-object.ts'
import { fitText } from './fit-text.ts'
import { firstText, isText, loneText, withoutFirstText, withTextBehind } from './end-texts.ts'

const { list, listItem, paragraph } = schema.nodes

/** Puts text and what stands in it at the caret. */
export function insertInline(transaction: Transaction, content: Fragment): void {
  const { from } = transaction.selection
  transaction.replaceWith(from, from, content)
  transaction.setSelection(TextSelection.create(transaction.doc, from + content.size))
}

/**
 * Puts blocks at the caret. The first and the last text of them become one with the text before and behind it. Quotes, code of
 * several lines and objects stay by themselves. At the head of an item they become items, and parts of items.
 */
export function insertBlocks(transaction: Transaction, blocks: readonly Node[]): void {
  const { $from } = transaction.selection
  const lone = loneText(blocks)
  if (lone && (!takesForm($from, lone) || isPlain(blocks, $from)))
    insertInline(transaction, fitText(lone, $from.parent))
  else if (isAtHead($from)) putItems(transaction, $from, blocks)
  else putBlocks(transaction, $from, blocks)
}

/** Whether a paragraph takes on the form of a lone text that comes before all it holds; of code only an empty one does. */
function takesForm({ parent, parentOffset }: ResolvedPos, lone: Node): boolean {
  return parent.type === paragraph && parentOffset === 0 && (parent.childCount === 0 || isText(lone))
}

/** Whether a lone text has no form that a paragraph would take on which it begins. */
function isPlain([block]: readonly Node[], $pos: ResolvedPos): boolean {
  if (block?.type === list) return isAtHead($pos) && firstText(block)?.type === paragraph
  return $pos.parent.childCount > 0 ? block?.type === paragraph : block?.hasMarkup(paragraph) === true
}

/** Whether a position stands in the block that begins an item. */
function isAtHead($pos: ResolvedPos): boolean {
  return $pos.depth > 1 && $pos.node(-1).type === listItem && $pos.index(-1) === 0
}

function putBlocks(transaction: Transaction, $pos: ResolvedPos, blocks: readonly Node[]): void {
  const [first, ...others] = blocks
  const text = firstText(first)
  const head = joinHead($pos, text)
  const left = head && text && first ? [...withoutFirstText(first), ...others] : blocks
  const ended = joinTail($pos, head ? [head, ...left] : left)
  transaction.replaceWith($pos.before(), $pos.after(), ended.blocks)
  setCaret(transaction, $pos.before() + sizeOf(ended.blocks), ended)
}

function putItems(transaction: Transaction, $pos: ResolvedPos, blocks: readonly Node[]): void {
  const item = $pos.node(-1)
  const items = toItems(item, ...beginItem($pos, blocks))
  const last = items.at(-1) ?? item
  // What else is in the item goes on in the last one.
  const rest = Fragment.from(item.children.slice(1))
  const ended = joinTail($pos, last.children)
  const all = [...items.slice(0, -1), last.copy(Fragment.from([...ended.blocks]).append(rest))]
  transaction.replaceWith($pos.before(-1), $pos.after(-1), all)
  setCaret(transaction, $pos.before(-1) + sizeOf(all) - rest.size - 1, ended)
}

/** What the item at a position begins with before what comes in, and what of that is left. */
function beginItem($pos: ResolvedPos, blocks: readonly Node[]): [readonly Node[], readonly Node[]] {
  const [first, ...others] = blocks
  const text = firstText(first)
  const head = joinHead($pos, text)
  if (!head || !text || first?.type !== list) return head ? [[head], text ? others : blocks] : [[], blocks]
  const [begun, ...items] = first.children
  const left = items.length > 0 ? [first.copy(Fragment.from(items)), ...others] : others
  return [[head, ...(begun?.children.slice(1) ?? [])], left]
}

/** Items of a list, of which the first begins with some blocks. Texts are items, and what is neither goes on in the one before. */
function toItems(item: Node, begun: readonly Node[], blocks: readonly Node[]): Node[] {
  const items = begun.length > 0 ? [item.copy(Fragment.from([...begun]))] : []
  for (const block of blocks) {
    const last = items.at(-1)
    if (block.type === list) items.push(...block.children)
    else if (!last) items.push(item.copy(Fragment.from(block)))
    else if (isText(block)) items.push(listItem.create(null, block))
    else items.splice(-1, 1, last.copy(last.content.addToEnd(block)))
  }
  return items
}

/** The text before the caret, with the one that begins what comes in; `null` where there is none before it. */
function joinHead({ parent, parentOffset }: ResolvedPos, text: Node | null): Node | null {
  if (parentOffset === 0) return null
  const before = parent.content.cut(0, parentOffset)
  return parent.copy(text ? before.append(text.content) : before)
}

/** Blocks that came in, with the text behind the caret. */
interface Ended {
  readonly blocks: readonly Node[]
  /** How far before their end the caret stands; `null` where no text of them can hold it. */
  readonly caret: number | null
}

function joinTail({ parent, parentOffset }: ResolvedPos, blocks: readonly Node[]): Ended {
  const after = parent.content.cut(parentOffset)
  const joined = withTextBehind(blocks, after)
  if (joined) return { blocks: joined.blocks, caret: joined.depth + after.size }
  return after.size > 0
    ? { blocks: [...blocks, parent.copy(after)], caret: after.size + 1 }
    : { blocks, caret: null }
}

/** What comes in without a text at its end has the caret behind it, or at its end where nothing follows. */
function setCaret(transaction: Transaction, end: number, { blocks, caret }: Ended): void {
  const { doc } = transaction
  const $end = doc.resolve(end - (caret ?? 0))
  const last = blocks.at(-1)
  if (caret !== null) transaction.setSelection(TextSelection.create(doc, $end.pos))
  else if (goesOn($end)) transaction.setSelection(caretBehind($end, last))
  else if (last && isBlockObject(last)) selectInserted(transaction, $end.pos - last.nodeSize)
  else transaction.setSelection(Selection.near($end, -1))
}

/** The caret in the text that follows what came in; before an object that does it stays beside that, or at the end of its own text. */
function caretBehind($end: ResolvedPos, last: Node | undefined): Selection {
  const $next = findNextBlock($end, 1)
  const isBeforeObject = $next !== null && isBlockObject($next.nodeAfter)
  if (isBeforeObject && isBlockObject(last)) return caretAtEdge($end, 1)
  return Selection.near($end, isBeforeObject || last?.isTextblock === true ? -1 : 1)
}

/** Whether something follows in the same container, or in the next item. */
function goesOn($pos: ResolvedPos): boolean {
  if ($pos.nodeAfter) return true
  return $pos.parent.type === listItem && $pos.indexAfter(-1) < $pos.node(-1).childCount
}

function sizeOf(blocks: readonly Node[]): number {
  return Fragment.from([...blocks]).size
}
