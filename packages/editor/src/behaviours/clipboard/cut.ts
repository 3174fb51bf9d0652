import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, Selection, type Transaction } from 'prosemirror-state'
import type { Step } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { selectInserted } from '../../core/selection/inserted-object.ts'
import { deleteSelected } from '../../core/transform/delete-selected.ts'
import { findSpan, isOfCells, leaveLastBlock } from '../../core/transform/find-span.ts'

/** What the clipboard gets of what is selected. */
interface Written {
  readonly html: string
  readonly text: string
}

/** What the clipboard got of a cut, and where what was cut ended. */
interface Held extends Written {
  readonly end: number
}

/** The last cut, for as long as nothing has changed since. */
interface Cut extends Held {
  /** The steps that put back what was cut. */
  readonly steps: readonly Step[]
  /** The selection that the cut left. */
  readonly selection: Selection
}

const key = new PluginKey<Cut | null>('cut')

/**
 * Cuts what is selected, and puts it back just as it was where it is pasted in the same place. What is left of the text does
 * not say everything about what was cut: whether an empty paragraph stood beside an object, for one. What was copied is left as
 * it is where it is pasted while it is still selected.
 */
export const cutting: Plugin<Cut | null> = new Plugin<Cut | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, cut, _before, { selection }) {
      const held = transaction.getMeta(key) as Held | undefined
      if (held) return { ...held, steps: inverted(transaction), selection }
      if (!cut || !transaction.docChanged) return cut
      if (transaction.getMeta('appendedTransaction') === undefined) return null
      return { ...cut, steps: [...inverted(transaction), ...cut.steps], selection }
    },
  },
  props: { handleDOMEvents: { cut: cutSelected, paste: putBack } },
})

function inverted({ steps, docs }: Transaction): Step[] {
  return steps.map((step, index) => step.invert(docs[index] as Node)).toReversed()
}

function cutSelected(view: EditorView, event: ClipboardEvent): boolean {
  const { selection, tr } = view.state
  if (!view.editable || selection.empty || !event.clipboardData) return false
  const held: Held = { ...writeSelected(view), end: endOf(selection) }
  event.clipboardData.setData('text/html', held.html)
  event.clipboardData.setData('text/plain', held.text)
  event.preventDefault()
  deleteSelected(tr)
  view.dispatch(tr.setMeta(key, held).setMeta('uiEvent', 'cut').scrollIntoView())
  return true
}

function putBack(view: EditorView, event: ClipboardEvent): boolean {
  if (!view.editable) return false
  const { selection, tr } = view.state
  const cut = key.getState(view.state)
  if (!cut?.selection.eq(selection) || !holds(event.clipboardData, cut)) return leaveAsCopied(view, event)
  event.preventDefault()
  for (const step of cut.steps) tr.step(step)
  goOnBehind(tr, cut.end)
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
}

/** Leaves what is selected as it is, where that is what the clipboard holds. */
function leaveAsCopied(view: EditorView, event: ClipboardEvent): boolean {
  const { selection, doc, tr } = view.state
  const length = event.clipboardData?.getData('text/html').length ?? 0
  // HTML has each letter of a text, so a long one need not be written to be compared with something short.
  if (selection.empty || length < doc.textBetween(selection.from, selection.to).length) return false
  if (!holds(event.clipboardData, writeSelected(view))) return false
  event.preventDefault()
  if (!isOfCells(selection)) goOnBehind(tr, endOf(selection))
  view.dispatch(tr.scrollIntoView())
  return true
}

function writeSelected(view: EditorView): Written {
  const { dom, text } = view.serializeForClipboard(view.state.selection.content())
  return { html: dom.innerHTML, text }
}

/** Puts the caret at the end of what has come back; an object there is selected. */
function goOnBehind(transaction: Transaction, end: number): void {
  const $end = transaction.doc.resolve(end)
  const { nodeBefore } = $end
  if (nodeBefore && isBlockObject(nodeBefore)) selectInserted(transaction, end - nodeBefore.nodeSize)
  else transaction.setSelection(Selection.near($end, -1))
}

/** Where what is copied of a selection ends. */
function endOf(selection: Selection): number {
  const span = findSpan(selection)
  return span ? leaveLastBlock(span).$to.pos : selection.to
}

/** Whether a clipboard holds what was written to it. Systems put their own elements around the HTML, and have their own line ends. */
function holds(data: DataTransfer | null, { html, text }: Written): boolean {
  const given = data?.getData('text/html') ?? ''
  const [, fragment = given] = /<!--StartFragment-->([^]*)<!--EndFragment-->/.exec(given) ?? []
  return (
    withLineFeeds(data?.getData('text/plain') ?? '') === withLineFeeds(text) &&
    withLineFeeds(fragment.replace(/^(?:\s*<meta [^>]*>)*/, '')) === withLineFeeds(html)
  )
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
