import { writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { ChangeThrottle } from '../change-throttle.ts'
import { KnownVersions } from './known-versions.ts'
import { openValue, type OpenedValue } from './open-value.ts'

/** The editor that shows the value. It knows nothing of the host. */
export interface ValueEditor {
  readonly state: { readonly doc: Node }
  /** Whether an input method is at work, so that the text must not be touched. */
  readonly isComposing: boolean
  /** Whether the field itself is about to change the document: the host is told then, and not before, unless it cannot wait. */
  readonly isSettling: boolean
  /** What `settle` has to wait for, if it can: it may move what is pressed from under the mouse. */
  readonly letGo?: Promise<unknown> | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Puts into the document what a person has done and what has to wait otherwise. */
  settle(): void
  /** Makes the document another one, and leaves the user what he has of the old one: caret, scroll position, undo. */
  showDocument(doc: Node): void
  /** Makes it this document, as if the field had just been opened. */
  openDocument(doc: Node): void
}

/** Calls `onChange`. `settled` asks that what the host renders of it stands before the call returns. */
export type Emit = (html: string, settled: boolean) => void

/**
 * Keeps the document and the host's value together: says what the host has not been told yet, and what to make of a value that
 * it gives. The rules, and why: `docs/decisions/0005`.
 */
export class ValueSync {
  /** How the host is told; `null` where it does not listen. */
  emit: Emit | null = null
  readonly #editor: ValueEditor
  readonly #throttle: ChangeThrottle
  readonly #openValue: (value: string) => OpenedValue
  #known: KnownVersions
  #unreadable: string | null
  /** The `value` that was given last. */
  #lastValue: string
  /** The canonical HTML that went to or came from the host last, or its document; `null` where the host has to be told in any case. */
  #last: string | Node | null
  /** A value that was given while an input method was at work. */
  #waiting: string | null = null
  #isEmitting = false
  /** Whether `reset` comes, unless the host sets a content before. */
  #isResetting = false
  /** Whether the host gives back at once what it is told, as README's does: then its value is all that it knows. */
  #isControlled = false

  /** `open` reads what is given later. */
  constructor(
    editor: ValueEditor,
    value: string | null | undefined,
    { doc, unreadable }: OpenedValue,
    open: (value: string) => OpenedValue = openValue,
  ) {
    this.#editor = editor
    this.#throttle = new ChangeThrottle(
      () => this.#emit(true),
      () => editor.isSettling,
    )
    this.#openValue = open
    this.#lastValue = value ?? ''
    this.#unreadable = unreadable
    this.#known = new KnownVersions(doc)
    // Opening a long text need not wait until all of it is written.
    this.#last = doc
    let seen = doc
    editor.subscribe(() => {
      if (editor.state.doc !== seen) this.#throttle.schedule()
      seen = editor.state.doc
      this.#throttle.resume()
    })
  }

  /** HTML that is too complex to be edited: it is kept as it is. Usually `null`. */
  get unreadable(): string | null {
    return this.#unreadable
  }

  /** The value that the host gave last. */
  get lastValue(): string {
    return this.#lastValue
  }

  /** The content in the form that is saved. */
  get html(): string {
    return this.#unreadable ?? writeHtml(this.#editor.state.doc)
  }

  /** The content, for a host that asks for it: what the host has asked for, it knows. */
  getHtml(): string {
    this.#editor.settle()
    const { doc } = this.#editor.state
    if (this.#isControlled) this.#known.hold(doc)
    else this.#known.take(doc)
    return this.html
  }

  /** Tells the host what it does not know yet and counts all of it as the host's own, as on sending. */
  acknowledge(): string {
    this.flush()
    this.#known.hold(this.#editor.state.doc)
    return this.html
  }

  /** Replaces the content, and with it what could be undone. The host is told. */
  setHtml(html: string): void {
    const opened = this.#openValue(html)
    this.#isResetting = false
    this.#unreadable = opened.unreadable
    this.#known.hold(opened.doc)
    if (this.#waiting !== null) {
      this.#lastValue = this.#waiting
      this.#waiting = null
      this.#last = null
    }
    this.#editor.openDocument(opened.doc)
    this.#throttle.schedule()
  }

  /** Puts back what the host gave last, as in a form that is reset. The host is told. */
  reset(): void {
    this.flush()
    const opened = this.#openValue(this.#lastValue)
    if (this.#unreadable !== null || opened.unreadable !== null) return this.#replace(opened)
    this.#known.hold(opened.doc)
    this.#show(opened.doc)
  }

  /** The same when the code that asks for it has ended, unless that has set a content by then, or says that none is to come. */
  resetSoon(isPrevented: () => boolean): void {
    this.#isResetting = true
    queueMicrotask(() => {
      if (this.#isResetting && !isPrevented()) this.reset()
      this.#isResetting = false
    })
  }

  /** Takes a value of the host, unless it gave the same before. */
  receive(value: string | null | undefined): void {
    const html = value ?? ''
    if (this.#waiting !== null) {
      this.#waiting = null
      this.#throttle.schedule()
    }
    if (html === this.#lastValue) return
    // What the host gives while it is told is its answer.
    if (this.#isEmitting) this.#known.acknowledgeNewest()
    this.#isControlled ||= this.#isEmitting
    // Before it is read: most hosts give back what they are told, and reading a long text takes its time.
    if (this.#unreadable === null && this.#acknowledge(html)) this.#lastValue = html
    else if (this.#editor.isComposing) this.#waiting = html
    else this.#open(html)
  }

  /** Takes what had to wait for the input method. */
  resume(): void {
    if (this.#waiting !== null) this.receive(this.#waiting)
  }

  /** Tells the host at once what it does not know yet. */
  flush(): void {
    this.resume()
    this.#editor.settle()
    this.#throttle.flush()
  }

  /**
   * The same when the focus goes. That may be while React renders; a microtask never is, and still comes before the click that took the
   * focus.
   */
  async flushSoon(): Promise<void> {
    await this.#editor.letGo
    this.flush()
  }

  /** The same at a time when nothing can be rendered in answer to it. */
  flushWhileRendering(): void {
    this.resume()
    if (this.#throttle.cancel()) this.#emit(false)
  }

  #open(html: string): void {
    const opened = this.#openValue(html)
    this.#lastValue = html
    if (this.#unreadable !== null) this.#replace(opened)
    else if (opened.unreadable === null) this.#accept(opened.doc)
    // What the user has typed goes before a content that could only be looked at.
    else if (this.#known.holds(this.#editor.state.doc)) this.#replace(opened)
  }

  /** Takes a value that could be read. */
  #accept(theirs: Node): void {
    const html = writeHtml(theirs)
    if (this.#acknowledge(html)) return
    this.#last = html
    const earlier = this.#known.findEarlier(html)
    const isReset = this.#known.isHostUpToDate && (earlier === 'held' || html === '')
    if (isReset) {
      this.#known.hold(theirs)
      this.#show(theirs)
    } else if (earlier === 'emitted') {
      // An answer that comes too late: the host hears again how things stand.
      this.#known.fallBack(theirs)
      this.#throttle.schedule()
    } else {
      this.#show(this.#known.merge(this.#editor.state.doc, theirs))
    }
  }

  /** Whether a value only says how far the host has come. */
  #acknowledge(html: string): boolean {
    const { doc } = this.#editor.state
    const isShown = html === writeHtml(doc)
    if (isShown) this.#known.hold(doc)
    else if (!this.#known.acknowledge(html)) return false
    if (this.#known.isHostUpToDate) this.#last = html
    if (!isShown) this.#throttle.schedule()
    return true
  }

  #show(doc: Node): void {
    if (!doc.eq(this.#editor.state.doc)) this.#editor.showDocument(doc)
    this.#throttle.schedule()
  }

  #replace({ doc, unreadable }: OpenedValue): void {
    this.#unreadable = unreadable
    this.#known = new KnownVersions(doc)
    this.#last = doc
    this.#editor.openDocument(doc)
  }

  #emit(settled: boolean): void {
    // What waits for an input method is merged first: to be told less would cost the host its own change.
    if (!this.emit || this.#unreadable !== null || this.#waiting !== null) return
    const { doc } = this.#editor.state
    const html = writeHtml(doc)
    if (html === htmlOf(this.#last)) return
    this.#last = html
    // What is the host's value already, it will not give again.
    if (html === this.#lastValue) this.#known.hold(doc)
    else this.#known.emit(doc)
    this.#isEmitting = settled
    this.#isControlled = false
    try {
      this.emit(html, settled)
    } finally {
      this.#isEmitting = false
    }
  }
}

function htmlOf(content: string | Node | null): string | null {
  return content === null || typeof content === 'string' ? content : writeHtml(content)
}
