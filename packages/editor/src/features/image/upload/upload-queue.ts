import type { PendingUploads } from '../../../core/feature/pending-uploads.ts'
import type { Message } from '../../../messages/message.ts'
import { comingWords, fileGone, noNetwork, tooMany, unknownFailure, unreachable } from './messages.ts'
import { UploadError, type UploadedImage, type UploadStatus } from './upload-status.ts'

/** What a transfer tells and is told while it runs. */
export interface TransferRun {
  readonly signal: AbortSignal
  /** `share` is between 0 and 1. */
  readonly onProgress: (share: number) => void
}

/** Brings the file of an upload to the server. It rejects with an `UploadError` where it knows why. */
export type Transfer<File> = (file: File, run: TransferRun) => Promise<UploadedImage>

export interface QueueSettings<File> {
  readonly transfer: Transfer<File>
  /** The file of an upload, or the promise of one that is still to come; `null` where it is gone. */
  readonly findFile: (id: string) => File | Promise<File> | null
  /** The picture of an upload that this page has brought to the server by another way; `null` for all others. */
  readonly findUploaded: (id: string) => UploadedImage | null
  readonly isOnline: () => boolean
}

interface Upload {
  readonly status: UploadStatus
  readonly share: number
  readonly abort: AbortController | null
  /** How many times in a row the server could not be reached. */
  readonly misses: number
}

const atOnce = 3

/** When a server that could not be reached is tried again: ms after each miss; then a person is asked. */
const retryDelays: readonly number[] = [2_000, 10_000, 30_000]

/** How long a server may ask to wait before a person is asked instead: ms. */
const longestWait = 300_000

const gone: UploadStatus = { state: 'failed', message: fileGone, canRetry: false }

const waiting = (message: Message | null = null): UploadStatus => ({ state: 'waiting', message })

/**
 * Brings files to the server, three at a time, and knows where each stands. It is told which uploads are wanted: those start, and go on
 * by themselves after a loss of the network; the others stop, and start again when they are wanted again. It knows nothing of documents.
 */
export class UploadQueue<File> {
  readonly #settings: QueueSettings<File>
  readonly #uploads: Map<string, Upload> = new Map()
  readonly #listeners: Set<(id: string) => void> = new Set()
  readonly #timers: Map<string, ReturnType<typeof setTimeout>> = new Map()
  #wanted: ReadonlySet<string> = new Set()
  #statuses: ReadonlyMap<string, UploadStatus> = new Map()
  /** The uploads since none was pending the last time. */
  readonly #batch: Set<string> = new Set()

  constructor(settings: QueueSettings<File>) {
    this.#settings = settings
  }

  /** Where each upload stands; another map after each change. */
  get statuses(): ReadonlyMap<string, UploadStatus> {
    return this.#statuses
  }

  get pending(): PendingUploads {
    const wanted = [...this.#wanted].map(id => this.#stateOf(id))
    const failed = wanted.filter(state => state === 'failed').length
    const pending = wanted.filter(state => state !== 'done').length
    return { pending, failed, total: this.#batch.size }
  }

  /** How much of an upload has been sent, between 0 and 1. */
  shareOf(id: string): number {
    return this.#uploads.get(id)?.share ?? 0
  }

  /** Calls back with the id of an upload after each change of its status or share. */
  subscribe(listener: (id: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Says which uploads are wanted, in their order. */
  want(ids: ReadonlySet<string>): void {
    const before = this.#wanted
    this.#wanted = ids
    for (const id of before) if (!ids.has(id)) this.#stop(id)
    for (const id of ids) {
      if (this.#stateOf(id) === 'done' || this.#findDone(id)) continue
      if (this.#stateOf(id) === 'stopped') this.#wait(id)
      this.#batch.add(id)
    }
    this.#startNext()
  }

  /** Tries one that has failed once more. */
  retry(id: string): void {
    if (this.#uploads.get(id)?.status.state !== 'failed') return
    this.#wait(id)
    this.#startNext()
  }

  /** Goes on at once with all that waited for the network. */
  resume(): void {
    for (const id of this.#timers.keys()) this.#endWait(id)
    for (const [id, { status }] of this.#uploads) {
      if (status.state === 'waiting' && status.message) this.#set(id, { status: waiting() })
    }
    this.#startNext()
  }

  #stateOf(id: string): UploadStatus['state'] {
    return this.#uploads.get(id)?.status.state ?? 'stopped'
  }

  /** Whether an upload turns out to be done, since another field of the page had it, too. */
  #findDone(id: string): boolean {
    const image = this.#settings.findUploaded(id)
    if (!image) return false
    const abort = this.#uploads.get(id)?.abort
    this.#set(id, { status: { state: 'done', image }, share: 1, abort: null })
    abort?.abort()
    return true
  }

  #wait(id: string): void {
    this.#set(id, { status: waiting(), share: 0, abort: null, misses: 0 })
  }

  #stop(id: string): void {
    const upload = this.#uploads.get(id)
    this.#endWait(id)
    if (!upload || upload.status.state === 'done') return
    this.#batch.delete(id)
    this.#set(id, { status: { state: 'stopped' }, share: 0, abort: null })
    upload.abort?.abort()
  }

  #startNext(): void {
    const uploads = [...this.#wanted].map(id => ({ id, status: this.#uploads.get(id)?.status }))
    let running = uploads.filter(({ status }) => status?.state === 'uploading').length
    for (const { id, status } of uploads) {
      if (running >= atOnce) break
      if (status?.state !== 'waiting' || status.message) continue
      const file = this.#settings.findFile(id)
      if (file === null) this.#set(id, { status: gone })
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
    const isCurrent = (): boolean => this.#uploads.get(id)?.status === status
    this.#set(id, { status })
    try {
      await file
      if (isCurrent()) this.#set(id, { status: waiting() })
    } catch (error) {
      if (isCurrent()) this.#fail(id, error)
    }
    this.#startNext()
  }

  async #run(id: string, file: File): Promise<void> {
    const abort = new AbortController()
    const isCurrent = (): boolean => this.#uploads.get(id)?.abort === abort
    this.#set(id, { status: { state: 'uploading' }, share: 0, abort })
    try {
      const image = await this.#settings.transfer(file, {
        signal: abort.signal,
        onProgress: share => {
          if (isCurrent()) this.#set(id, { share })
        },
      })
      if (isCurrent()) this.#set(id, { status: { state: 'done', image }, share: 1, abort: null })
    } catch (error) {
      if (isCurrent()) this.#fail(id, error)
    }
    this.#startNext()
  }

  #fail(id: string, error: unknown): void {
    const { kind, words, wait } =
      error instanceof UploadError ? error : new UploadError('refused', unknownFailure)
    if (kind === 'unreachable') this.#miss(id, words)
    else if (kind === 'later' && wait <= longestWait) this.#waitFor(id, tooMany(Math.ceil(wait / 1000)), wait)
    else
      this.#set(id, { status: { state: 'failed', message: words, canRetry: kind !== 'final' }, abort: null })
  }

  /** Without a network it waits for one; a server that is not reached all the same is tried a few times. */
  #miss(id: string, words: Message): void {
    const misses = this.#uploads.get(id)?.misses ?? 0
    const delay = retryDelays[misses]
    const isOnline = this.#settings.isOnline()
    if (isOnline && delay === undefined) {
      this.#set(id, { status: { state: 'failed', message: words, canRetry: true }, abort: null })
      return
    }
    if (isOnline) this.#set(id, { misses: misses + 1 })
    this.#waitFor(id, isOnline ? unreachable : noNetwork, delay ?? retryDelays.at(-1) ?? 0)
  }

  #waitFor(id: string, message: Message, delay: number): void {
    this.#set(id, { status: waiting(message), share: 0, abort: null })
    const timer = setTimeout(() => {
      this.#timers.delete(id)
      this.#set(id, { status: waiting() })
      this.#startNext()
    }, delay)
    this.#timers.set(id, timer)
  }

  #endWait(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  #set(id: string, change: Partial<Upload>): void {
    const before: Upload = this.#uploads.get(id) ?? {
      status: { state: 'stopped' },
      share: 0,
      abort: null,
      misses: 0,
    }
    const after = { ...before, ...change }
    this.#uploads.set(id, after)
    if (after.status !== before.status) this.#statuses = new Map(this.#statuses).set(id, after.status)
    for (const listener of this.#listeners) listener(id)
  }
}
