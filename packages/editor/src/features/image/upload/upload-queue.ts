import type { PendingUploads } from '../../../core/feature/pending-uploads.ts'
import { afterFailure } from './after-failure.ts'
import { comingWords, fileGone } from './messages.ts'
import type { TransferRun } from './transfer-run.ts'
import { UploadPauses } from './upload-pauses.ts'
import { UploadRecords, waiting } from './upload-records.ts'
import type { UploadedImage, UploadStatus } from './upload-status.ts'

interface QueueSettings<File> {
  /** Brings the file of an upload to the server. It rejects with an `UploadError` where it knows why. */
  readonly transfer: (id: string, file: File, run: TransferRun) => Promise<UploadedImage>
  /** The file of an upload, or the promise of one that is still to come; `null` where it is gone. */
  readonly findFile: (id: string) => File | Promise<File> | null
  /** The picture of an upload that has been brought to the server by another way; `null` for all others. */
  readonly findUploaded: (id: string) => UploadedImage | null
  readonly isOnline: () => boolean
}

const atOnce = 3

const gone: UploadStatus = { state: 'failed', message: fileGone, canRetry: false }

/**
 * Brings files to the server, three at a time, and knows where each stands. It is told which uploads are wanted: those start, and go on
 * by themselves after a loss of the network; the others stop, and start again when they are wanted again. It knows nothing of documents.
 */
export class UploadQueue<File> {
  readonly #settings: QueueSettings<File>
  readonly #records: UploadRecords = new UploadRecords()
  readonly #pauses: UploadPauses = new UploadPauses()
  #wanted: ReadonlySet<string> = new Set()
  /** The uploads since none was pending the last time. */
  readonly #batch: Set<string> = new Set()

  constructor(settings: QueueSettings<File>) {
    this.#settings = settings
  }

  /** Where each upload stands; another map after each change. */
  get statuses(): ReadonlyMap<string, UploadStatus> {
    return this.#records.statuses
  }

  get pending(): PendingUploads {
    const wanted = [...this.#wanted].map(id => this.#records.stateOf(id))
    const failed = wanted.filter(state => state === 'failed').length
    const pending = wanted.filter(state => state !== 'done').length
    return { pending, failed, total: this.#batch.size }
  }

  /** How much of an upload has been sent, between 0 and 1. */
  shareOf(id: string): number {
    return this.#records.get(id).share
  }

  /** Calls back with the id of an upload after each change of its status or share. */
  subscribe(listener: (id: string) => void): () => void {
    return this.#records.subscribe(listener)
  }

  /** Says which uploads are wanted, in their order. */
  want(ids: ReadonlySet<string>): void {
    const before = this.#wanted
    this.#wanted = ids
    for (const id of before) if (!ids.has(id)) this.#stop(id)
    for (const id of ids) {
      if (this.#records.stateOf(id) === 'done' || this.#findDone(id)) continue
      if (this.#records.stateOf(id) === 'stopped') this.#wait(id)
      this.#batch.add(id)
    }
    this.#startNext()
  }

  /** Tries one that has failed once more. */
  retry(id: string): void {
    if (this.#records.stateOf(id) !== 'failed') return
    this.#wait(id)
    this.#startNext()
  }

  /** Goes on at once with all that waited for the network. */
  resume(): void {
    this.#pauses.endAll()
    for (const [id, status] of this.statuses) {
      if (status.state === 'waiting' && status.message)
        this.#records.set(id, { status: waiting(), misses: 0 })
    }
    this.#startNext()
  }

  /** Whether an upload turns out to be done, since another field had it, too. */
  #findDone(id: string): boolean {
    const image = this.#settings.findUploaded(id)
    if (!image) return false
    const { abort } = this.#records.get(id)
    this.#pauses.end(id)
    this.#records.set(id, { status: { state: 'done', image }, share: 1, abort: null })
    abort?.abort()
    return true
  }

  #wait(id: string): void {
    this.#records.set(id, { status: waiting(), share: 0, abort: null, misses: 0 })
  }

  #stop(id: string): void {
    this.#pauses.end(id)
    const { status, abort } = this.#records.get(id)
    if (status.state === 'stopped' || status.state === 'done') return
    this.#batch.delete(id)
    this.#records.set(id, { status: { state: 'stopped' }, share: 0, abort: null })
    abort?.abort()
  }

  #startNext(): void {
    const uploads = [...this.#wanted].map(id => ({ id, status: this.statuses.get(id) }))
    let running = uploads.filter(({ status }) => status?.state === 'uploading').length
    for (const { id, status } of uploads) {
      if (running >= atOnce) break
      if (status?.state !== 'waiting' || status.message || this.#findDone(id)) continue
      const file = this.#settings.findFile(id)
      if (file === null) this.#records.set(id, { status: gone })
      else if (file instanceof Promise) void this.#await(id, file)
      else {
        running++
        void this.#run(id, file)
      }
    }
    if (this.pending.pending === 0) this.#batch.clear()
  }

  /** A file that is still to come keeps no other from being sent. */
  async #await(id: string, file: Promise<File>): Promise<void> {
    const status = waiting(comingWords)
    const isCurrent = (): boolean => this.statuses.get(id) === status
    this.#records.set(id, { status })
    try {
      await file
      if (isCurrent()) this.#records.set(id, { status: waiting() })
    } catch (error) {
      if (isCurrent()) this.#fail(id, error)
    }
    this.#startNext()
  }

  async #run(id: string, file: File): Promise<void> {
    const abort = new AbortController()
    const isCurrent = (): boolean => this.#records.get(id).abort === abort
    this.#records.set(id, { status: { state: 'uploading' }, share: 0, abort })
    const onProgress = (share: number): void => {
      if (isCurrent()) this.#records.set(id, { share })
    }
    try {
      const image = await this.#settings.transfer(id, file, { signal: abort.signal, onProgress })
      if (isCurrent()) this.#records.set(id, { status: { state: 'done', image }, share: 1, abort: null })
    } catch (error) {
      if (isCurrent()) this.#fail(id, error)
    }
    this.#startNext()
  }

  #fail(id: string, error: unknown): void {
    const { misses } = this.#records.get(id)
    const { delay, ...after } = afterFailure(error, misses, this.#settings.isOnline())
    this.#records.set(id, { ...after, abort: null, ...(delay !== null && { share: 0 }) })
    if (delay === null) return
    this.#pauses.start(id, delay, () => {
      this.#records.set(id, { status: waiting() })
      this.#startNext()
    })
  }
}
