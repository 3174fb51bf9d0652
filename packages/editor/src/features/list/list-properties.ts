import { firstNumber, listAttrs, schema, type ListKind } from '@taskfield/document'
import type { Attrs, Node } from 'prosemirror-model'
import type { Command, EditorState, Selection, Transaction } from 'prosemirror-state'
import { selectedItems } from '../../core/lists/selected-items.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { isListActive, makeList } from './list-kind.ts'

/** Gives the selected lists a marker, a CSS `list-style-type`; blocks outside lists become items first. */
export function setMarker(kind: ListKind, marker: string): Command {
  return setProperties(kind, (doc, { pos }) => ({
    marker: marker === usualMarker(doc, pos, kind) ? null : marker,
  }))
}

/** Makes the selected numbered lists begin with a number. */
export function setStart(start: number): Command {
  return setProperties('numbered', (_doc, { node }) => {
    const first = firstNumber(node.type.create({ ...node.attrs, start: null }, node.content))
    return { start: start === first ? null : start }
  })
}

/** Makes the selected numbered lists count down, or up again; where one begins follows from that once more. */
export const toggleReversed: Command = (state, dispatch) => {
  const reversed = !isReversed(state)
  return setProperties('numbered', () => ({ reversed, start: null }))(state, dispatch)
}

/** Whether the first selected list counts down. */
export function isReversed({ selection }: EditorState): boolean {
  const [first] = selectedLists(selection)
  return first !== undefined && listAttrs(first.node).reversed
}

/** The marker of the first selected list; `null` where it is none of the kind. */
export function findMarker({ doc, selection }: EditorState, kind: ListKind): string | null {
  const [first] = selectedLists(selection)
  if (!first || listAttrs(first.node).kind !== kind) return null
  const marker = listAttrs(first.node).marker ?? usualMarker(doc, first.pos, kind)
  // Both words mean the same letters; existing data has either.
  return marker.replace('-alpha', '-latin')
}

/** The number with which the first selected list begins; 1 where it is no numbered list. */
export function findStart({ selection }: EditorState): number {
  const [first] = selectedLists(selection)
  return first && listAttrs(first.node).kind === 'numbered' ? firstNumber(first.node) : 1
}

type Change = (doc: Node, list: NodeWithPos) => Attrs

function setProperties(kind: ListKind, change: Change): Command {
  return (state, dispatch) => {
    if (selectedTextBlocks(state.selection).length === 0) return false
    if (dispatch) {
      const { tr } = state
      if (!isListActive(state, kind)) makeList(tr, kind)
      changeLists(tr, kind, change)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

function changeLists(transaction: Transaction, kind: ListKind, change: Change): void {
  for (const list of selectedLists(transaction.selection)) {
    if (listAttrs(list.node).kind !== kind) continue
    const attrs = { ...list.node.attrs, ...change(transaction.doc, list) }
    transaction.setNodeMarkup(list.pos, null, attrs)
  }
}

function selectedLists(selection: Selection): NodeWithPos[] {
  const lists = new Map(selectedItems(selection).map(({ list }) => [list.pos, list]))
  return [...lists.values()]
}

/** The marker that a list has without a word about it: browsers draw bullets by the depth of the list. */
function usualMarker(doc: Node, pos: number, kind: ListKind): string {
  if (kind === 'numbered') return 'decimal'
  const $list = doc.resolve(pos)
  let depth = 0
  for (let level = $list.depth; level > 0; level--) {
    if ($list.node(level).type === schema.nodes.list) depth++
  }
  return ['disc', 'circle'][depth] ?? 'square'
}
