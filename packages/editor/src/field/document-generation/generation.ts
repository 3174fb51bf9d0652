import { messageText } from '../../messages/message-text.ts'
import { writeHtml } from '@taskfield/document'
import { contextOf } from '../../core/feature/host-context.ts'
import type { Message } from '../../messages/message.ts'
import type { FieldHandle } from '../handle.ts'
import { retryLabel } from '../../ui/lazy/messages.ts'
import type { HostToast, HostToastHandle } from '../toasts/host-toast.ts'
import { nameAfter } from './file-name.ts'
import { offerFile } from './generated-file.ts'
import {
  cancelGenerationLabel,
  generated,
  generating,
  noConnection,
  notGenerated,
  nothingToGenerate,
  untitled,
} from './messages.ts'

/** Makes a file of a text. It may give the file, an address of it, or nothing where the file goes another way. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- a host's `async` function without `return` fits
export type Generate = (html: string, options: { readonly signal: AbortSignal }) => Promise<Blob | URL | void>

/** What generation needs of a field. */
export type GeneratedField = Pick<FieldHandle, 'flush' | 'getState' | 'notify' | 'signal'>

/** How long the warning of an empty field stays: ms, from the specification. */
const warningDuration = 3000

/** How long a message of success stays: ms, from the specification. */
const successDuration = 5000

/** What a text of failure may have: characters. */
const maxReason = 200

/** The generation of a field's text: one at a time, with one message that tells how it stands. */
export class Generation {
  readonly #field: GeneratedField
  readonly #generate: Generate
  #message: HostToastHandle | null = null
  /** Gives back what the file of the message takes of memory. */
  #release: () => void = () => {}
  #running: AbortController | null = null

  constructor(field: GeneratedField, generate: Generate) {
    this.#field = field
    this.#generate = generate
  }

  /** Begins; while it is under way already, only says so. */
  start(): void {
    if (this.#running) return this.#say(loading(this.#running))
    this.#field.flush()
    const { doc } = this.#field.getState()
    const html = writeHtml(doc)
    if (html === '') return this.#say({ kind: 'warning', text: nothingToGenerate, duration: warningDuration })
    void this.#run(html, nameAfter(doc, messageText(untitled, contextOf(this.#field.getState()))))
  }

  async #run(html: string, name: string): Promise<void> {
    const running = new AbortController()
    const signal = AbortSignal.any([running.signal, this.#field.signal])
    this.#running = running
    // A host that does not listen to the signal must not keep the next generation waiting.
    signal.addEventListener('abort', () => this.#end(running))
    this.#say(loading(running))
    const outcome = await this.#attempt(html, name, signal)
    if (this.#end(running)) this.#say(outcome)
  }

  async #attempt(html: string, name: string, signal: AbortSignal): Promise<HostToast | null> {
    try {
      const made = await this.#generate(html, { signal })
      return signal.aborted ? null : this.#success(made, name)
    } catch (error) {
      return isAbort(error) ? null : this.#failure(error)
    }
  }

  /** Whether it was still this one that was under way. */
  #end(running: AbortController): boolean {
    if (this.#running !== running) return false
    this.#running = null
    return true
  }

  /** A file is not lost by looking away: its message stays until it is used or closed. */
  // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
  #success(made: Blob | URL | void, name: string): HostToast {
    if (!made) return { kind: 'success', text: generated, duration: successDuration }
    const { action, release } = offerFile(made, name)
    this.#release = release
    return { kind: 'success', text: generated, duration: null, action, onClose: release }
  }

  #failure(error: unknown): HostToast {
    return {
      kind: 'error',
      text: notGenerated(reasonOf(error)),
      action: { label: retryLabel, run: () => this.start() },
    }
  }

  /** `null` takes the message away. */
  #say(toast: HostToast | null): void {
    if (toast?.onClose === undefined) this.#release()
    if (toast === null) this.#message?.close()
    else if (this.#message) this.#message.update(toast)
    else this.#message = this.#field.notify(toast)
  }
}

function loading(running: AbortController): HostToast {
  return {
    kind: 'loading',
    text: generating,
    action: { label: cancelGenerationLabel, run: () => running.abort() },
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Why it failed, in words that can stand after a colon. */
function reasonOf(error: unknown): Message | null {
  const told = error instanceof Error ? error.message : error
  const text = typeof told === 'string' ? told : ''
  // What browsers say of a request that did not get through, each in its own English.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(text)) return noConnection
  const reason = text.trim().replace(/\.+$/, '').slice(0, maxReason)
  return reason === '' ? null : { ru: reason, en: reason }
}
