/** What has begun and is not done. */
export class PendingWork {
  readonly #running = new Set<Promise<unknown>>()

  note(work: Promise<unknown>): void {
    this.#running.add(work)
    void work.finally(() => this.#running.delete(work))
  }

  /** Resolves once all of it is done, and what has begun meanwhile. */
  async settled(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- each may begin another
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}

/** What fields of this page that are closed have still to write to the device. */
export const leftUploads: PendingWork = new PendingWork()
