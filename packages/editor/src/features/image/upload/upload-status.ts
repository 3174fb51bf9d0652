import type { Message } from '../../../messages/message.ts'

/** A picture as the server has it. */
export interface UploadedImage {
  readonly src: string
  readonly srcset: string | null
  /** Its own size: px. */
  readonly width: number | null
  readonly height: number | null
}

/** Where an upload stands. */
export type UploadStatus =
  /** It waits for its turn; with a message for something else, and goes on by itself. */
  | { readonly state: 'waiting'; readonly message: Message | null }
  | { readonly state: 'uploading' }
  | { readonly state: 'failed'; readonly message: Message; readonly canRetry: boolean }
  | { readonly state: 'done'; readonly image: UploadedImage }
  /** Nothing in the document wants it; undo may bring it back. */
  | { readonly state: 'stopped' }

/** An upload that did not succeed, and what becomes of it. */
export class UploadError extends Error {
  readonly words: Message
  /**
   * `refused`: the server says no, and a person decides; `final`: trying again cannot help; `unreachable`: there is no way to the
   * server now; `later`: the server asks for patience.
   */
  readonly kind: 'refused' | 'final' | 'unreachable' | 'later'
  /** How long the server asks to wait: ms. */
  readonly wait: number

  constructor(kind: UploadError['kind'], words: Message, wait = 0) {
    super(words.en)
    this.name = 'UploadError'
    this.kind = kind
    this.words = words
    this.wait = wait
  }
}
