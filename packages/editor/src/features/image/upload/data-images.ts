import { pendingUploads } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { isOutOfHistory } from '../../../core/feature/history.ts'
import { fileOfData } from '../insert/data-address.ts'
import { dataSources, sourceOf } from './data-sources.ts'
import { fillIn } from './fill-in.ts'
import { transferFrom } from './transfer-from.ts'
import { UploadQueue } from './upload-queue.ts'
import type { UploadedImage, UploadStatus } from './upload-status.ts'

type Sources = ReadonlySet<string>

/** What became of pictures, by their `data:` addresses. */
interface Outcomes {
  /** Where they are. */
  readonly uploaded: ReadonlyMap<string, UploadedImage>
  /** Those that did not get to the server at the first try: nothing waits for them. */
  readonly missed: Sources
}

interface DataState extends Outcomes {
  /** Whether the person has changed the text, or an upload of an earlier page has: before that nothing of the host's is touched. */
  readonly isChanged: boolean
  /** The `data:` addresses that the text had before. */
  readonly had: Sources
  /** Those that are on their way, and those that were with them. */
  readonly batch: Sources
}

const none: Sources = new Set()

const key = new PluginKey<DataState>('dataImages')

/**
 * Brings pictures that came with the host's value as `data:` addresses to the server, once the person changes the text. Until one is there,
 * and where it does not get there, it stays as it is: what is saved never lacks it. Decision 0022.
 */
export const dataImages: Plugin<DataState> = new Plugin<DataState>({
  key,
  state: {
    init: () => ({ isChanged: false, had: none, uploaded: new Map(), missed: none, batch: none }),
    apply(transaction, known) {
      const outcomes = transaction.getMeta(key) as Outcomes | undefined
      if (!outcomes && !transaction.docChanged) return known
      const changed = { ...known, ...outcomes, ...afterChange(transaction, known) }
      return { ...changed, batch: batchOf(transaction.doc, changed) }
    },
  },
  appendTransaction(_transactions, _before, state) {
    const uploaded = key.getState(state)?.uploaded
    if (!uploaded || uploaded.size === 0) return null
    return fillIn(state, { nameOf: sourceOf, namesIn: dataSources, find: src => uploaded.get(src) })
  },
  view(view) {
    const { queue, tellSoon } = openQueue(view)
    const resume = (): void => queue.resume()
    view.dom.addEventListener('compositionend', tellSoon)
    window.addEventListener('online', resume)
    window.addEventListener('pageshow', resume)
    return {
      update({ state }) {
        queue.want(wantedBy(state))
        // A text that was opened anew has been told nothing.
        if (dataUnderWay(state).pending > 0) tellSoon()
      },
      destroy() {
        view.dom.removeEventListener('compositionend', tellSoon)
        window.removeEventListener('online', resume)
        window.removeEventListener('pageshow', resume)
        queue.want(none)
      },
    }
  },
})

/** How many pictures of the host's value are on their way, and how many there were when none was there. */
export function dataUnderWay(state: EditorState): { readonly pending: number; readonly total: number } {
  const known = key.getState(state)
  if (!known || known.batch.size === 0 || contextOf(state).readOnly) return { pending: 0, total: 0 }
  return { pending: awaited(state.doc, known).length, total: known.batch.size }
}

/** Whether a `data:` address is one that the text has, or had: what is pasted there is the host's own, and no new picture. */
export function isOwnData(state: EditorState, src: string): boolean {
  return key.getState(state)?.had.has(src) === true || dataSources(state.doc).includes(src)
}

function afterChange(transaction: Transaction, { isChanged, had }: DataState): Partial<DataState> {
  if (!transaction.docChanged) return {}
  const gone = dataSources(transaction.before).filter(src => !had.has(src))
  return {
    isChanged: isChanged || !isOutOfHistory(transaction) || pendingUploads(transaction.doc).length > 0,
    had: gone.length > 0 ? new Set([...had, ...gone]) : had,
  }
}

function awaited(doc: Node, { isChanged, uploaded, missed }: DataState): readonly string[] {
  if (!isChanged) return []
  return [...new Set(dataSources(doc))].filter(src => !uploaded.has(src) && !missed.has(src))
}

function batchOf(doc: Node, known: DataState): Sources {
  const sources = awaited(doc, known)
  if (sources.length === 0) return none
  return sources.every(src => known.batch.has(src)) ? known.batch : new Set([...known.batch, ...sources])
}

function wantedBy(state: EditorState): Sources {
  if (key.getState(state)?.isChanged !== true || contextOf(state).readOnly) return none
  const sources = dataSources(state.doc)
  return sources.length === 0 ? none : new Set(sources)
}

function openQueue(view: EditorView): { readonly queue: UploadQueue<File>; readonly tellSoon: () => void } {
  const queue = new UploadQueue<File>({
    findFile: fileOfData,
    findUploaded: () => null,
    isOnline: () => navigator.onLine,
    transfer: (_src, file, run) => transferFrom(view, { file, isOriginal: false }, run),
  })
  // An input method would lose its word if its paragraph were drawn anew; the end of the word tells.
  const tell = (): void => {
    const known = key.getState(view.state)
    const outcomes = known && !view.isDestroyed && !view.composing && readOutcomes(queue.statuses, known)
    if (outcomes) view.dispatch(view.state.tr.setMeta(key, outcomes))
  }
  const tellSoon = (): void => queueMicrotask(tell)
  queue.subscribe(tellSoon)
  return { queue, tellSoon }
}

/** What the document has not been told yet; `null` where there is nothing. */
function readOutcomes(statuses: ReadonlyMap<string, UploadStatus>, known: Outcomes): Outcomes | null {
  const uploaded = new Map(known.uploaded)
  const missed = new Set(known.missed)
  for (const [src, status] of statuses) {
    if (status.state === 'done') uploaded.set(src, status.image)
    else if (status.state === 'failed' || (status.state === 'waiting' && status.message)) missed.add(src)
  }
  const isSame = uploaded.size === known.uploaded.size && missed.size === known.missed.size
  return isSame ? null : { uploaded, missed }
}
