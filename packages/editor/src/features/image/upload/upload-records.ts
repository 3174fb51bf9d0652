import type { Message } from '../../../messages/message.ts'
import type { UploadStatus } from './upload-status.ts'

interface UploadRecord {
  readonly status: UploadStatus
  /** How much has been sent, between 0 and 1. */
  readonly share: number
  readonly abort: AbortController | null
  /** How many times in a row the server could not be reached. */
  readonly misses: number
}

const unknown: UploadRecord = { status: { state: 'stopped' }, share: 0, abort: null, misses: 0 }

/** The status of an upload that waits; with a message for something else than its turn. */
export function waiting(message: Message | null = null): UploadStatus {
  return { state: 'waiting', message }
}

/** What is known of each upload, and whom it is told. */
export class UploadRecords {
  readonly #records: Map<string, UploadRecord> = new Map()
  readonly #listeners: Set<(id: string) => void> = new Set()
  #statuses: ReadonlyMap<string, UploadStatus> = new Map()

  /** Where each upload stands; another map after each change. */
  get statuses(): ReadonlyMap<string, UploadStatus> {
    return this.#statuses
  }

  get(id: string): UploadRecord {
    return this.#records.get(id) ?? unknown
  }

  stateOf(id: string): UploadStatus['state'] {
    return this.get(id).status.state
  }

  set(id: string, change: Partial<UploadRecord>): void {
    const before = this.get(id)
    const after = { ...before, ...change }
    this.#records.set(id, after)
    if (after.status !== before.status) this.#statuses = new Map(this.#statuses).set(id, after.status)
    for (const listener of this.#listeners) listener(id)
  }

  /** Calls back with the id of an upload after each change of its status or share. */
  subscribe(listener: (id: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
