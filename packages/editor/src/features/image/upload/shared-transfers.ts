import { noteUploaded } from './held-files.ts'
import type { TransferRun } from './transfer-run.ts'
import type { UploadedImage } from './upload-status.ts'

type Start = (run: TransferRun) => Promise<UploadedImage>

/** What this page sends now, by the ids of uploads. */
const transfers = new Map<string, SharedTransfer>()

/**
 * Brings the file of an upload to the server once for all fields of the page that show its image: the first begins, the others join, and
 * all hear how far it is and how it ends. It is aborted when the last of them has stopped.
 */
export function shareTransfer(id: string, run: TransferRun, start: Start): Promise<UploadedImage> {
  const under = transfers.get(id) ?? new SharedTransfer(id, start)
  return under.join(run)
}

class SharedTransfer {
  readonly #id: string
  readonly #result: Promise<UploadedImage>
  readonly #abort: AbortController = new AbortController()
  readonly #runs: Set<TransferRun> = new Set()
  #share = 0
  #isEnded = false

  constructor(id: string, start: Start) {
    this.#id = id
    transfers.set(id, this)
    this.#result = this.#send(start)
  }

  join(run: TransferRun): Promise<UploadedImage> {
    this.#runs.add(run)
    if (this.#share > 0) run.onProgress(this.#share)
    run.signal.addEventListener('abort', () => this.#leave(run), { once: true })
    return this.#result
  }

  async #send(start: Start): Promise<UploadedImage> {
    const { signal } = this.#abort
    try {
      const image = await start({ signal, onProgress: share => this.#tell(share) })
      this.#end()
      if (!signal.aborted) noteUploaded(this.#id, image)
      return image
    } finally {
      this.#end()
    }
  }

  #tell(share: number): void {
    this.#share = share
    for (const run of this.#runs) run.onProgress(share)
  }

  #leave(run: TransferRun): void {
    this.#runs.delete(run)
    if (this.#runs.size > 0 || this.#isEnded) return
    this.#end()
    this.#abort.abort()
  }

  /** Whoever wants the upload from now on begins anew. */
  #end(): void {
    this.#isEnded = true
    if (transfers.get(this.#id) === this) transfers.delete(this.#id)
  }
}
