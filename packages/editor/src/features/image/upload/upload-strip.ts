import { messageText } from '../../../messages/message-text.ts'
import type { EditorView } from 'prosemirror-view'
import { crossPath, drawIcon } from '../../../content/draw-icon.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import type { Message } from '../../../messages/message.ts'
import { retryLabel } from '../../../ui/lazy/messages.ts'
import { deleteLabel } from '../../../ui/messages.ts'
import { cancelLabel, uploadingWords, waitingWords } from './messages.ts'
import type { UploadStatus } from './upload-status.ts'

interface UploadActions {
  readonly retry: () => void
  readonly remove: () => void
}

/** Where an upload stands, over the image that waits for it: words, a bar, and buttons. */
export class UploadStrip {
  readonly dom: HTMLElement = element('span', 'tf-upload-strip')
  readonly #words: HTMLElement = element('span', 'tf-upload-words')
  readonly #bar: HTMLElement = element('span', 'tf-upload-bar')
  readonly #retry: HTMLButtonElement
  readonly #remove: HTMLButtonElement
  readonly #view: EditorView

  constructor(view: EditorView, { retry, remove }: UploadActions) {
    this.#view = view
    this.#retry = button(this.#say(retryLabel), retry)
    this.#remove = button('', remove)
    this.dom.contentEditable = 'false'
    this.#bar.setAttribute('role', 'progressbar')
    this.#bar.append(element('span', 'tf-upload-done'))
    this.dom.append(this.#words, this.#retry, this.#remove, this.#bar)
  }

  /** `share` of the file has been sent, between 0 and 1. */
  draw(status: UploadStatus | null, share: number): void {
    const percent = Math.floor(share * 100)
    const words = this.#say(wordsOf(status, percent))
    const hasFailed = status?.state === 'failed'
    this.dom.dataset['state'] = status?.state ?? 'waiting'
    if (this.#words.textContent !== words) this.#words.textContent = words
    this.#words.title = words
    this.#bar.hidden = hasFailed
    this.#bar.setAttribute('aria-label', words)
    this.#bar.setAttribute('aria-valuenow', String(percent))
    this.#bar.style.setProperty('--tf-share', `${percent}%`)
    this.#retry.hidden = !hasFailed || !status.canRetry
    this.#drawRemove(hasFailed)
  }

  /** A failed image is deleted, one that is under way is cancelled: the same, said in another way. */
  #drawRemove(hasFailed: boolean): void {
    const label = this.#say(hasFailed ? deleteLabel : cancelLabel)
    if (this.#remove.ariaLabel === label) return
    this.#remove.ariaLabel = label
    this.#remove.title = label
    this.#remove.classList.toggle('tf-upload-cancel', !hasFailed)
    this.#remove.replaceChildren(hasFailed ? label : drawIcon(crossPath))
  }

  #say(message: Message): string {
    return messageText(message, contextOf(this.#view.state))
  }
}

function wordsOf(status: UploadStatus | null, percent: number): Message {
  if (status?.state === 'failed') return status.message
  if (status?.state === 'waiting') return status.message ?? waitingWords
  return status?.state === 'uploading' ? uploadingWords(percent) : waitingWords
}

function element(tag: string, className: string): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  return created
}

function button(label: string, act: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.className = 'tf-upload-button'
  created.textContent = label
  created.addEventListener('click', act)
  // The caret stays where it is.
  created.addEventListener('mousedown', event => event.preventDefault())
  return created
}
