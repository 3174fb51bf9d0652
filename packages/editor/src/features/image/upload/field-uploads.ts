import { pendingUploads } from '@taskfield/document'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { announce } from '../../../core/feature/announcement.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import type { Message } from '../../../messages/message.ts'
import { FieldFiles, findHeld, findUploaded, watchUploaded, type HeldFile } from './held-files.ts'
import { failedWords, unreachable, uploadedWords } from './messages.ts'
import { shareTransfer } from './shared-transfers.ts'
import type { TransferRun } from './transfer-run.ts'
import { UploadError, type UploadedImage, type UploadStatus } from './upload-status.ts'
import { UploadQueue } from './upload-queue.ts'

export type Statuses = ReadonlyMap<string, UploadStatus>

/** How the document is told where its uploads stand. */
export interface StatusLink {
  readonly told: (state: EditorState) => Statuses
  readonly tell: (transaction: Transaction, statuses: Statuses) => Transaction
}

/** What uploads need of a view. */
export type UploadView = Pick<EditorView, 'state' | 'dispatch' | 'composing'>

/** What uploads need of the browser. */
export interface UploadSurroundings {
  readonly transfer: (view: UploadView, held: HeldFile, run: TransferRun) => Promise<UploadedImage>
  readonly isOnline: () => boolean
}

/** The uploads of one field: those that its document waits for are in its queue. */
export class FieldUploads {
  readonly queue: UploadQueue<HeldFile>
  readonly #link: StatusLink
  readonly #files: FieldFiles = new FieldFiles()
  #view: UploadView | null = null
  #isTelling = false
  #isHidden = false

  constructor(link: StatusLink, { transfer, isOnline }: UploadSurroundings) {
    this.#link = link
    this.queue = new UploadQueue<HeldFile>({
      transfer: (id, held, run) =>
        shareTransfer(id, run, async shared => {
          if (!this.#view) throw new UploadError('unreachable', unreachable)
          return transfer(this.#view, held, shared)
        }),
      findFile: findHeld,
      findUploaded,
      isOnline,
    })
    this.queue.subscribe(() => this.tellSoon())
  }

  /** Works for a view until it is destroyed. */
  attach(view: UploadView): { update: (view: UploadView, before: EditorState) => void; destroy: () => void } {
    this.#view = view
    if (this.#isHidden) this.#files.show()
    this.#isHidden = false
    this.#want(view.state)
    // What ended while there was no view to be told.
    this.tellSoon()
    const unwatch = watchUploaded(id => {
      if (this.queue.statuses.get(id)?.state !== 'done') this.#want(view.state)
    })
    return {
      update: ({ state }, before) => {
        if (state.doc !== before.doc || contextOf(state).readOnly !== contextOf(before).readOnly)
          this.#want(state)
      },
      destroy: () => {
        unwatch()
        if (this.#view === view) this.#view = null
        // A view that is only drawn anew is back by then.
        queueMicrotask(() => {
          if (!this.#view) this.#hide()
        })
      },
    }
  }

  #hide(): void {
    if (this.#isHidden) return
    this.#isHidden = true
    this.queue.want(new Set())
    this.#files.hide()
  }

  /** A text that is only read starts nothing; what is on its way goes on, and what has failed still says why. */
  #want(state: EditorState): void {
    const ids = pendingUploads(state.doc)
    for (const id of ids) this.#files.need(id)
    const stays = (id: string): boolean =>
      ['uploading', 'failed'].includes(this.queue.statuses.get(id)?.state ?? '')
    this.queue.want(new Set(contextOf(state).readOnly ? ids.filter(stays) : ids))
  }

  /** Tells the document in a moment where its uploads stand. */
  tellSoon(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      this.#tell()
    })
  }

  /** An input method would lose its word if its paragraph were drawn anew; the end of the word tells. */
  #tell(): void {
    const view = this.#view
    const { statuses } = this.queue
    if (!view || view.composing) return
    const told = this.#link.told(view.state)
    if (isSame(told, statuses)) return
    const transaction = this.#link.tell(view.state.tr, statuses)
    const news = describeNews(told, statuses, this.queue.pending.pending)
    view.dispatch(news ? announce(transaction, news) : transaction)
    for (const [id, status] of statuses) {
      if (status.state === 'done' && told.get(id)?.state !== 'done') this.#files.forget(id)
    }
  }
}

/** Nothing to be told is the same in any map. */
const isSame = (a: Statuses, b: Statuses): boolean => a === b || (a.size === 0 && b.size === 0)

/** What those who do not see the images should hear: a failure, and that all is done. */
function describeNews(told: Statuses, statuses: Statuses, pending: number): Message | null {
  const changed = [...statuses].filter(([id, status]) => told.get(id) !== status).map(([, status]) => status)
  const failure = changed.find(status => status.state === 'failed')
  if (failure?.state === 'failed') return failedWords(failure.message)
  return pending === 0 && changed.some(({ state }) => state === 'done') ? uploadedWords : null
}
