import type { HeldFile } from '../../features/image/upload/held-files.ts'
import type { UploadQueue } from '../../features/image/upload/upload-queue.ts'
import type { UploadStatus } from '../../features/image/upload/upload-status.ts'

/** Counts by itself what a queue says of its uploads. */
export class UploadTally {
  /** Uploads that were told of again after they were done. */
  readonly repeated: string[] = []
  readonly #queue: UploadQueue<HeldFile>
  readonly #states: Map<string, UploadStatus['state'] | undefined> = new Map()
  /** How many were done since none was pending. */
  #done = 0

  constructor(queue: UploadQueue<HeldFile>) {
    this.#queue = queue
    queue.subscribe(id => this.#hear(id))
  }

  /** How many there were when none was done, without those that nobody wants any more. */
  get total(): number {
    return this.#done + this.#queue.pending.pending
  }

  #hear(id: string): void {
    const before = this.#states.get(id) ?? 'stopped'
    const state = this.#queue.statuses.get(id)?.state
    this.#states.set(id, state)
    if (state === 'done' && before === 'done') this.repeated.push(id)
    else if (state === 'done' && before !== 'stopped') this.#done++
    if (this.#queue.pending.pending === 0) this.#done = 0
  }
}
