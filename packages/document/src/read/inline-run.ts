import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { factsOf } from '../facts/node-facts.ts'

/** White space within a text that may not stay as it is. */
const special = /[\t\n\r\f\u00a0]| {2}/
const spaceCode = 0x20
/** The runs of spaces that a text may not keep as they are: all but a single space between other characters. */
const careful = /^[ \t\n\r\f\u00a0]+|[ \t\n\r\f\u00a0]{2,}|[\t\n\r\f\u00a0]/g

/**
 * What stood before the next character: the edge of a line, a space of the source, or anything else. A `&nbsp;` that
 * stands for a space counts as anything else, as it does for the eye of the older editor.
 */
type Before = 'edge' | 'space' | 'other'

/** A run of spaces as it is read, and what it leaves before the next character. */
function collapseSpaces(spaces: string, start: Before): { readonly text: string; readonly before: Before } {
  let text = ''
  let before = start
  for (const space of spaces) {
    const isWhiteSpace = space !== '\u00a0'
    if (isWhiteSpace && before !== 'other') continue
    text += isWhiteSpace || before !== 'other' ? ' ' : space
    before = isWhiteSpace ? 'space' : 'other'
  }
  return { text, before }
}

/**
 * Collects the inline content of one text block. White space collapses as in HTML; a `&nbsp;` at the edge of a line or
 * after a space stands for an ordinary space that would otherwise have collapsed. `write-inline.ts` is its mirror.
 */
export class InlineRun {
  private nodes: Node[] = []
  private before: Before = 'edge'
  /** The number of nodes when the last line began. */
  private lineStart = 0
  private readonly schema: Schema
  /** Whether anything was said at all, were it only a filler. */
  touched = false

  constructor(schema: Schema) {
    this.schema = schema
  }

  addText(source: string, marks: readonly Mark[]): void {
    const text = this.collapse(source)
    if (!text) return
    this.touched = true
    // Texts of one element share its list of marks; `schema.text` would copy and sort it for each.
    this.push(this.schema.text(text).mark(marks))
  }

  add(node: Node): void {
    this.touched = true
    const isBreak = factsOf(node).breaks === 'line'
    if (isBreak) this.readLastSpace()
    this.push(node)
    this.before = isBreak ? 'edge' : 'other'
    if (isBreak) this.lineStart = this.nodes.length
  }

  /** Most text blocks hold one text: a list that is made of one keeps no room for more. */
  private push(node: Node): void {
    if (this.nodes.length === 0) this.nodes = [node]
    else this.nodes.push(node)
  }

  /** In runs: a text of megabytes that is put together of its characters takes many times its size. */
  private collapse(written: string): string {
    if (!special.test(written)) {
      const text = this.before !== 'other' && written.charCodeAt(0) === spaceCode ? written.slice(1) : written
      if (text) this.before = text.charCodeAt(text.length - 1) === spaceCode ? 'space' : 'other'
      return text
    }
    // All white space is read as a space is; lines of a source are the most frequent.
    const source = written.includes('\n') ? written.replaceAll('\n', ' ') : written
    let end: Before = source.endsWith(' ') ? 'space' : 'other'
    const text = source.replace(careful, (spaces, at: number) => {
      const run = collapseSpaces(spaces, at === 0 ? this.before : 'other')
      if (at + spaces.length === source.length) end = run.before
      return run.text
    })
    this.before = end
    return text
  }

  /** The content, with its last line trimmed; empty when all there was is a filler. */
  finish(): Fragment {
    const [only] = this.nodes
    // A break by itself holds an empty block open; one with a filler after it is a line of its own.
    if (this.nodes.length === 1 && only && factsOf(only).breaks === 'line' && only.marks.length === 0)
      return Fragment.empty
    this.trimEnd()
    // A list that grew keeps room for more; this one lives as long as the document.
    return Fragment.fromArray(this.nodes.length === 1 ? this.nodes : this.nodes.slice())
  }

  /** Ends the last line: without the white space of the source, and without the `&nbsp;` that holds it open. */
  private trimEnd(): void {
    if (this.before === 'space') this.replaceEnd('')
    const last = this.nodes.at(-1)
    if (this.nodes.length === this.lineStart + 1 && last?.text === ' ') this.replaceEnd('')
    else this.readLastSpace()
  }

  /** A `&nbsp;` at the end of a line stands for a space. */
  private readLastSpace(): void {
    if (this.nodes.at(-1)?.text?.endsWith('\u00a0')) this.replaceEnd(' ')
  }

  /** Puts something else for the last character of the text that ends the content. */
  private replaceEnd(ending: string): void {
    const last = this.nodes.pop()
    const text = `${last?.text?.slice(0, -1) ?? ''}${ending}`
    if (text) this.nodes.push(this.schema.text(text, last?.marks))
  }
}
