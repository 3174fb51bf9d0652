import { unsavedText } from '../saving/saving-state.ts'
import type { SavedText } from '../saving/saving-state.ts'
import type { Saver } from '../saving/saver.ts'
import { announceDrafts, holdLock } from './between-tabs.ts'
import { createDraftId } from './draft.ts'
import type { Draft, DraftText } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { onSetAside } from './on-set-aside.ts'

/** Whether what the server does not have yet stands on the device: `none` while the server has it all. */
export type Keeping = 'none' | 'kept' | 'failed'

/** What is to stand on the device. */
interface Content {
  html: string
  base: SavedText
}

/**
 * Keeps on the device, as one draft, what a page has of a text and the server has not: from the first change on, and
 * until the server has it all.
 */
export class DraftKeeper {
  /** The id of the draft of this page. */
  readonly id = createDraftId()
  readonly #saver: Saver
  readonly #store: DraftStore
  readonly #text: DraftText
  readonly #listeners = new Set<() => void>()
  #keeping: Keeping = 'none'
  /** What went to the store last. */
  #lastContent: Content | null = null
  #work: Promise<void> | null = null
  /** The draft that the next one takes the place of. */
  #replacedId: string | null = null

  constructor(saver: Saver, store: DraftStore, text: DraftText) {
    this.#saver = saver
    this.#store = store
    this.#text = text
  }

  readonly getKeeping = (): Keeping => this.#keeping

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to keep the text. The function it returns ends that, once an attempt to save that is under way is over. */
  start(): () => void {
    const release = holdLock(this.id)
    const unsubscribe = this.#saver.subscribe(() => this.#update())
    const stopWatching = onHidden(() => this.#write())
    const stopReturns = onSetAside(
      () => undefined,
      () => this.#writeAgain(),
    )
    const stop = async (): Promise<void> => {
      stopWatching()
      stopReturns()
      await this.#saver.settled()
      await this.settled()
      unsubscribe()
      release()
    }
    return () => void stop()
  }

  /** The text has taken over another draft, which is deleted once all that the server does not have is kept here. */
  takeOver(draftId: string): void {
    this.#replacedId = draftId
    this.#write()
  }

  /** Resolves once everything stands on the device that can. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work
  }

  /** One write at a time: of what is typed while a long text is written, only the last is written next. */
  #update(): void {
    if (!this.#work) this.#write()
  }

  /** Another page may have taken the draft over while this one was set aside. */
  #writeAgain(): void {
    this.#lastContent = null
    this.#write()
  }

  #write(): void {
    const content = contentOf(this.#saver)
    if (areSame(content, this.#lastContent) && this.#replacedId === null) return
    this.#lastContent = content
    const work = this.#send(content).finally(() => {
      if (this.#work !== work) return
      this.#work = null
      this.#update()
    })
    this.#work = work
  }

  async #send(content: Content | null): Promise<void> {
    const replacedId = this.#replacedId
    this.#replacedId = null
    if (content) {
      const isDurable = await this.#store.put(this.#draftOf(content), replacedId)
      this.#show(isDurable ? 'kept' : 'failed')
    } else {
      if (replacedId !== null) await this.#store.remove(replacedId)
      await this.#store.remove(this.id)
      this.#show('none')
    }
  }

  #draftOf(content: Content): Draft {
    return { ...this.#text, ...content, id: this.id, kind: 'unsaved', changedAt: Date.now() }
  }

  #show(keeping: Keeping): void {
    if (keeping === this.#keeping) return
    this.#keeping = keeping
    announceDrafts()
    for (const listener of this.#listeners) listener()
  }
}

function contentOf(saver: Saver): Content | null {
  const state = saver.getState()
  const html = unsavedText(state)
  return html === null ? null : { html, base: state.base }
}

function areSame(one: Content | null, other: Content | null): boolean {
  return one?.html === other?.html && one?.base.version === other?.base.version
}

/** Calls back when the page may be about to go, after the field has told its last words. */
function onHidden(callback: () => void): () => void {
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') callback()
  }
  document.addEventListener('visibilitychange', onChange)
  addEventListener('pagehide', callback)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    removeEventListener('pagehide', callback)
  }
}
