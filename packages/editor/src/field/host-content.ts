import { HtmlTooComplex, readHtml, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { browserTree } from '../content/browser-tree.ts'
import { ChangeClock } from './change-clock.ts'
import { ContentExchange } from './content-exchange.ts'

/** The field that shows the content. */
export interface Shown {
  getDoc(): Node
  /** Whether an input method is at work, so that the text must not be touched. */
  isComposing(): boolean
  /** Makes it this document, and leaves the user what he has of the old one: caret, scroll position, undo. */
  change(doc: Node): void
  /** Makes it this document, as if the field had just been opened. */
  reset(doc: Node): void
  tellHost(html: string): void
}

/** A content as it was opened; `unreadable` is its HTML where that is too complex to be edited. */
interface Opened {
  readonly doc: Node
  readonly unreadable: string | null
}

/** The content of a field as HTML: what the host gives, and what it is told. */
export class HostContent {
  readonly #shown: Shown
  readonly #clock: ChangeClock = new ChangeClock(() => this.#tell())
  #exchange: ContentExchange
  #given: string
  #unreadable: string | null
  /** What the host gave while an input method was at work. */
  #waiting: string | null = null

  constructor(html: string, opened: Opened, shown: Shown) {
    this.#given = html
    this.#shown = shown
    this.#unreadable = opened.unreadable
    this.#exchange = new ContentExchange(opened.doc)
  }

  /** HTML that is too complex to be edited: it is kept as it is. Usually `null`. */
  get unreadable(): string | null {
    return this.#unreadable
  }

  getHtml(): string {
    return this.#unreadable ?? writeHtml(this.#shown.getDoc())
  }

  /** Replaces the content, and with it what could be undone. The host is told. */
  setHtml(html: string): void {
    const { doc, unreadable } = openHtml(html)
    this.#unreadable = unreadable
    this.#exchange.handOver(doc)
    this.#shown.reset(doc)
    this.noteChange()
  }

  /** Takes the content that the host gives, unless it gave the same before. */
  receive(html: string): void {
    this.#waiting = null
    if (html === this.#given) return
    if (this.#shown.isComposing()) {
      this.#waiting = html
      return
    }
    this.#given = html
    if (this.#unreadable === null) this.#merge(html)
    else this.#reopen(openHtml(html))
  }

  /** Takes what had to wait for the input method. */
  resume(): void {
    if (this.#waiting !== null) this.receive(this.#waiting)
  }

  noteChange(): void {
    this.#clock.start()
  }

  /** Tells the host at once what it does not know yet. */
  flush(): void {
    this.#clock.flush()
  }

  /** Gives the host the content for good, as on sending: what the host gives next may replace it. */
  handOver(): string {
    this.flush()
    this.#exchange.handOver(this.#shown.getDoc())
    return this.getHtml()
  }

  #merge(html: string): void {
    const mine = this.#shown.getDoc()
    try {
      const doc = this.#exchange.receive(html, mine)
      if (doc !== mine) this.#shown.change(doc)
      this.noteChange()
    } catch (error) {
      if (!(error instanceof HtmlTooComplex)) throw error
      // What the user has typed goes before a content that could only be looked at.
      if (this.#exchange.isAgreed(mine)) this.#reopen(openHtml(html))
    }
  }

  #reopen(opened: Opened): void {
    this.#unreadable = opened.unreadable
    this.#exchange = new ContentExchange(opened.doc)
    this.#shown.reset(opened.doc)
  }

  #tell(): void {
    const html = this.#unreadable === null ? this.#exchange.tell(this.#shown.getDoc()) : null
    if (html !== null) this.#shown.tellHost(html)
  }
}

/** Reads HTML as the content of a field. */
export function openHtml(html: string): Opened {
  try {
    return { doc: readHtml(html, browserTree), unreadable: null }
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    return { doc: readHtml('', browserTree), unreadable: html }
  }
}
