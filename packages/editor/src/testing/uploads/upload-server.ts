import type { UploadSurroundings } from '../../features/image/upload/field-uploads.ts'
import { UploadError, type UploadedImage } from '../../features/image/upload/upload-status.ts'

/** A file that is being sent. */
export interface SentFile {
  /** The address that its picture gets. */
  readonly src: string
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly finish: (src?: string) => void
  readonly fail: (error: unknown) => void
}

/** Where the server puts the picture of a file. */
export function addressOf({ name, size }: File): string {
  return `/uploaded/${size}-${name}`
}

/** A server that answers when a test says so. */
export class UploadServer implements UploadSurroundings {
  isReached = true
  /** What was sent and is neither answered nor aborted, in its order. */
  open: readonly SentFile[] = []
  /** What was aborted before it was answered. */
  aborted: readonly SentFile[] = []
  /** The addresses of the pictures that it has. */
  readonly stored: Set<string> = new Set()
  /** What was sent although it is there, or on its way. */
  readonly doubled: string[] = []
  #files = 0
  #answered: readonly SentFile[] = []

  readonly isOnline = (): boolean => this.isReached

  readonly transfer: UploadSurroundings['transfer'] = (_view, { file }, run) =>
    new Promise<UploadedImage>((resolve, reject) => {
      const src = addressOf(file)
      if (this.stored.has(src) || this.open.some(other => other.src === src)) this.doubled.push(src)
      const sent: SentFile = {
        ...run,
        src,
        finish: (given = src) => {
          this.#close(sent)
          if (given === src) this.#answered = [...this.#answered, sent]
          resolve({ src: given, srcset: null, width: null, height: null })
        },
        fail: error => {
          this.#close(sent)
          reject(error)
        },
      }
      this.open = [...this.open, sent]
      run.signal.addEventListener('abort', () => {
        if (this.#close(sent)) this.aborted = [...this.aborted, sent]
      })
    })

  /** Another number for each file that is made for it. */
  nextNumber(): number {
    return ++this.#files
  }

  /** Is to be called when the field has had the time to hear all answers. */
  note(): void {
    for (const { src, signal } of this.#answered) if (!signal.aborted) this.stored.add(src)
    this.#answered = []
  }

  #close(sent: SentFile): boolean {
    const before = this.open.length
    this.open = this.open.filter(other => other !== sent)
    this.aborted = this.aborted.filter(other => other !== sent)
    return this.open.length < before
  }
}

/** What a transfer may fail with. */
export const failures = {
  fail: () => new UploadError('refused', { ru: 'Нет места', en: 'No room' }),
  lose: () => new UploadError('unreachable', { ru: 'Нет связи', en: 'No connection' }),
  postpone: () => new UploadError('later', { ru: 'Позже', en: 'Later' }, 20_000),
  break: () => new TypeError('broken'),
} as const
