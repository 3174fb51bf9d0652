import { mergeDocuments, readHtml, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { browserTree } from '../content/browser-tree.ts'

/** How many contents told to the host are remembered until it gives one of them back. */
const mostRemembered = 500

/** A content that the host was told. */
interface Told {
  readonly doc: Node
  /** The length of its HTML. */
  readonly length: number
  /** Whether the host has given something else since, so that it no longer tells what the host started from. */
  readonly outdated: boolean
}

/**
 * What the host and the field have told each other: it knows when there is anything new to tell, and what to make of
 * a content that the host gives. It does so by `docs/decisions/0005`.
 */
export class ContentExchange {
  /** What host and field last agreed on. */
  #base: Node
  /** The canonical HTML that was told or given last. */
  #known: string
  #told: readonly Told[] = []

  constructor(doc: Node) {
    this.#base = doc
    this.#known = writeHtml(doc)
  }

  /** The HTML to tell the host; `null` when it knows it. */
  tell(doc: Node): string | null {
    const html = writeHtml(doc)
    if (html === this.#known) return null
    this.#known = html
    this.#told = [...this.#told, { doc, length: html.length, outdated: false }].slice(-mostRemembered)
    return html
  }

  /**
   * Takes a content from the host and returns what the field shall hold now: `mine` where the host only gives back
   * what it was told, else both merged. Throws `HtmlTooComplex`, and then nothing has changed.
   */
  receive(html: string, mine: Node): Node {
    const theirs = readHtml(html, browserTree)
    const canonical = writeHtml(theirs)
    if (this.#isGivenBack(canonical)) return mine
    const { doc } = mergeDocuments({ base: this.#base, mine, theirs })
    this.#base = theirs
    this.#known = canonical
    this.#told = this.#told.map(told => ({ ...told, outdated: true }))
    return doc
  }

  /** Whether the document is what host and field last agreed on: there is nothing that only the field has. */
  isAgreed(doc: Node): boolean {
    return this.#base.eq(doc)
  }

  /** The host has taken this content over: what it gives next follows from it. */
  handOver(doc: Node): void {
    this.#base = doc
  }

  #isGivenBack(html: string): boolean {
    const index = this.#told.findLastIndex(
      ({ doc, length }) => length === html.length && writeHtml(doc) === html,
    )
    const told = this.#told[index]
    if (!told) return false
    if (!told.outdated) this.#base = told.doc
    this.#told = this.#told.slice(index + 1)
    return true
  }
}
