import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import {
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { findTable } from '../find-table.ts'

const { caption, tableFigure } = schema.nodes

/** A caption that was taken away, by the place of its figure. */
interface RemovedCaption {
  readonly pos: number
  readonly caption: Node
}

const key = new PluginKey<readonly RemovedCaption[]>('removedCaptions')

/** Remembers the captions that were taken away, for as long as their tables stand in the text. */
export const removedCaptions: Plugin<readonly RemovedCaption[]> = new Plugin<readonly RemovedCaption[]>({
  key,
  state: {
    init: () => [],
    apply(transaction, known) {
      const removed = transaction.getMeta(key) as RemovedCaption | undefined
      if (!transaction.docChanged || (known.length === 0 && !removed)) return known
      const kept = known.flatMap(entry => {
        const { pos, deleted } = transaction.mapping.mapResult(entry.pos, 1)
        return deleted || pos === removed?.pos ? [] : [{ ...entry, pos }]
      })
      return removed ? [...kept, removed] : kept
    },
  },
})

interface Figure {
  readonly node: Node
  readonly pos: number
}

function findFigure({ selection, doc }: EditorState): Figure | null {
  const table = findTable(selection)
  const node = table ? doc.nodeAt(table.pos - 1) : null
  return table && node?.type === tableFigure ? { node, pos: table.pos - 1 } : null
}

/** Whether the table of the selection has a caption. */
export function hasCaption(state: EditorState): boolean {
  return (findFigure(state)?.node.childCount ?? 0) > 1
}

/**
 * Gives the table a caption, with the caret in it; or takes its caption away. A caption that comes again has the text that it
 * had.
 */
export const toggleCaption: Command = (state, dispatch) => {
  const figure = findFigure(state)
  if (!figure) return false
  dispatch?.(
    (figure.node.childCount > 1 ? removeCaption(state, figure) : addCaption(state, figure)).scrollIntoView(),
  )
  return true
}

function addCaption(state: EditorState, { node, pos }: Figure): Transaction {
  const removed = key.getState(state)?.find(entry => entry.pos === pos)
  const added = removed?.caption ?? caption.create()
  const { tr } = state
  const start = pos + node.nodeSize - 1
  tr.insert(start, added)
  return tr.setSelection(TextSelection.create(tr.doc, start + 1 + added.content.size))
}

function removeCaption({ tr, selection }: EditorState, { node, pos }: Figure): Transaction {
  const size = node.lastChild?.nodeSize ?? 0
  const start = pos + node.nodeSize - 1 - size
  if (node.lastChild) tr.setMeta(key, { pos, caption: node.lastChild } satisfies RemovedCaption)
  tr.delete(start, start + size)
  const isInCaption = selection.from > start && selection.to < start + size
  return isInCaption ? tr.setSelection(Selection.near(tr.doc.resolve(start), -1)) : tr
}
