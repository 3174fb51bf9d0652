import { schema, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { openValue } from '../field/value/open-value.ts'
import { ValueSync, type ValueEditor } from '../field/value/value-sync.ts'

/** What a host does with what `onChange` says. */
export type HostKind = 'gives back at once' | 'gives back late' | 'never gives back'

interface PlayedEditor extends ValueEditor {
  doc: Node
  isComposing: boolean
  isSettling: boolean
}

/** A field and its host, both of paragraphs of words, none of which comes twice; and what is to be expected of them. */
export class ValuePlay {
  readonly kind: HostKind
  readonly editor: PlayedEditor
  readonly sync: ValueSync
  /** What the field did wrong. */
  readonly faults: string[] = []
  readonly emitted: string[] = []
  /** What the host's value was, oldest first. */
  readonly values: string[]
  value: string
  /** Words of the user that the host has neither had in a value nor taken. */
  readonly #ownWords: Set<string> = new Set()
  readonly #taken: string[] = []
  /** What the host has asked for since its value changed. */
  #takenLast: string | null = null
  /** Whether the host's value is, or the host has taken, all that was emitted. */
  #isUpToDate = true
  /** How much was emitted before the host gave something of its own. */
  #emittedBefore = 0
  #words = 0

  constructor(kind: HostKind, start: readonly string[]) {
    this.kind = kind
    this.value = htmlOf(start)
    this.values = [this.value]
    const opened = openValue(this.value)
    this.editor = createEditor(opened.doc)
    this.sync = new ValueSync(this.editor, this.value, opened)
    this.sync.emit = html => this.#hear(html)
  }

  newWord(): string {
    return `w${this.#words++};`
  }

  edit(change: (paragraphs: readonly string[]) => readonly string[]): void {
    const before = wordsOf(this.editor.doc)
    this.editor.showDocument(docOf(change(paragraphsOf(this.editor.doc))))
    const after = wordsOf(this.editor.doc)
    for (const word of after) if (!before.includes(word)) this.#ownWords.add(word)
    for (const word of before) if (!after.includes(word)) this.#ownWords.delete(word)
  }

  /** Whether the field itself is about to change its text. */
  setSettling(isSettling: boolean): void {
    this.editor.isSettling = isSettling
    this.editor.showDocument(this.editor.doc)
  }

  /** Time passes, and the host is told no text that is about to change. */
  wait(wait: () => void): void {
    const count = this.emitted.length
    wait()
    if (this.editor.isSettling && this.emitted.length > count) this.faults.push('told what was to change')
  }

  getHtml(): void {
    this.#take(this.sync.getHtml())
    if (this.#isControlling) this.#ownWords.clear()
  }

  send(): void {
    this.#own(this.sync.acknowledge())
  }

  setHtml(): void {
    const html = htmlOf([this.newWord()])
    this.sync.setHtml(html)
    this.#own(html)
  }

  /** The host gives a value, and the field has to make the right thing of it. */
  give(html: string): void {
    if (html === this.value || this.editor.isComposing) return
    const isReset = html === '' || this.values.includes(html)
    if (isReset && !this.#lacksWords) this.#ownWords.clear()
    if ([...this.emitted, ...this.#taken].includes(html)) this.#giveBack(html, isReset)
    else this.#giveOther(html, (isReset && this.#isUpToDate) || this.#isToldAll)
  }

  #giveBack(html: string, isReset: boolean): void {
    const shown = this.#html
    this.#receive(html)
    if (!isReset) this.#expectHtml(shown)
  }

  #giveOther(html: string, isExact: boolean): void {
    const fresh = wordsIn(html).filter(word => this.values.every(value => !value.includes(word)))
    this.#receive(html)
    this.#expectWords(fresh, `of the value ${html}`)
    if (isExact) this.#expectHtml(html)
  }

  expectOwnWords(): void {
    this.#expectWords([...this.#ownWords], 'that were typed')
  }

  /** All that can still happen happens; then host and field have to agree. */
  settle(wait: () => void): void {
    this.editor.isComposing = false
    this.setSettling(false)
    for (let round = 0; round < 10; round++) {
      this.sync.flush()
      wait()
      const last = this.emitted.at(-1)
      if (last !== undefined && this.kind !== 'never gives back' && last !== this.value) this.#receive(last)
    }
    if (this.kind !== 'never gives back') this.#expectHtml(this.value)
  }

  get #html(): string {
    return writeHtml(this.editor.doc)
  }

  get #isControlling(): boolean {
    return this.kind === 'gives back at once' && this.emitted.length > 0
  }

  /** Whether a host that controls the field knows all of it. */
  get #isToldAll(): boolean {
    return this.#isControlling && [this.value, this.#takenLast].includes(this.#html)
  }

  /** Whether there are emitted words that the host neither has in a value nor has taken. */
  get #lacksWords(): boolean {
    return !this.#isUpToDate && wordsIn(this.emitted.at(-1) ?? '').some(word => this.#ownWords.has(word))
  }

  #hear(html: string): void {
    this.emitted.push(html)
    if (this.kind === 'gives back at once') this.#receive(html)
    else this.#isUpToDate = html === this.value || html === this.#takenLast
    if (html !== this.#takenLast) this.#takenLast = null
  }

  #take(html: string): void {
    if (html !== this.#html) this.faults.push(`was taken as ${html} but is ${this.#html}`)
    this.#taken.push(html)
    this.#takenLast = html
    this.#isUpToDate = true
  }

  #own(html: string): void {
    this.#take(html)
    this.values.unshift(html)
    this.#ownWords.clear()
  }

  #receive(html: string): void {
    this.value = html
    this.values.push(html)
    this.#takenLast = null
    if (html === this.emitted.at(-1)) this.#isUpToDate ||= this.emitted.length > this.#emittedBefore
    else this.#emittedBefore = this.emitted.length
    this.sync.receive(html)
    // As in strict mode.
    this.sync.receive(html)
    for (const word of wordsIn(html)) this.#ownWords.delete(word)
  }

  #expectWords(words: readonly string[], which: string): void {
    const shown = wordsOf(this.editor.doc)
    const lost = words.filter(word => !shown.includes(word))
    if (lost.length > 0) this.faults.push(`lost ${lost.join(' ')} of the words ${which}`)
  }

  #expectHtml(html: string): void {
    if (this.#html !== html) this.faults.push(`shows ${this.#html} but should show ${html}`)
  }
}

function createEditor(first: Node): PlayedEditor {
  const listeners = new Set<() => void>()
  const editor = {
    doc: first,
    isComposing: false,
    isSettling: false,
    get state() {
      return { doc: editor.doc }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    showDocument(doc: Node) {
      editor.doc = doc
      for (const listener of listeners) listener()
    },
    openDocument: (doc: Node) => editor.showDocument(doc),
    settle: () => undefined,
  }
  return editor
}

export function htmlOf(paragraphs: readonly string[]): string {
  return writeHtml(docOf(paragraphs))
}

export function paragraphsIn(html: string): readonly string[] {
  return paragraphsOf(openValue(html).doc)
}

/** Adds a word to one of the paragraphs. */
export function addWord(paragraphs: readonly string[], index: number, word: string): readonly string[] {
  return paragraphs.with(index % paragraphs.length, `${paragraphs[index % paragraphs.length]} ${word}`.trim())
}

function docOf(paragraphs: readonly string[]): Node {
  const texts = paragraphs.length > 0 ? paragraphs : ['']
  return schema.node(
    'doc',
    null,
    texts.map(text => schema.node('paragraph', null, text ? schema.text(text) : [])),
  )
}

function paragraphsOf(doc: Node): readonly string[] {
  return doc.children.map(({ textContent }) => textContent)
}

function wordsOf(doc: Node): readonly string[] {
  return paragraphsOf(doc).flatMap(text => text.split(' ').filter(Boolean))
}

function wordsIn(html: string): readonly string[] {
  return wordsOf(openValue(html).doc)
}
