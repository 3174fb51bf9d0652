/** The pauses after which uploads are tried again by themselves. */
export class UploadPauses {
  readonly #timers: Map<string, ReturnType<typeof setTimeout>> = new Map()

  /** Calls back once an upload has paused for so long: ms. */
  start(id: string, delay: number, onEnd: () => void): void {
    const end = (): void => {
      this.#timers.delete(id)
      onEnd()
    }
    this.#timers.set(id, setTimeout(end, delay))
  }

  /** Ends the pause of an upload, if it has one: nothing is called back. */
  end(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  endAll(): void {
    for (const id of this.#timers.keys()) this.end(id)
  }
}
