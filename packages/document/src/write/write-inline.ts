import type { Mark, Node } from 'prosemirror-model'
import { factsOf } from '../facts/node-facts.ts'
import { htmlSpecOf, type HtmlMarkSpec, type HtmlWriter } from '../html-spec.ts'
import { writeDeclarations } from '../values/declarations.ts'
import { escapeText, openTag } from '../html/escape.ts'

interface Wrapper {
  readonly open: string
  readonly close: string
}

/** The elements around a node, outermost first. Marks that are styles share one `span`. */
function wrappersOf(marks: readonly Mark[]): Wrapper[] {
  const wrappers: Wrapper[] = []
  let styles: Readonly<Record<string, string>> = {}
  const endStyles = (): void => {
    const style = writeDeclarations(styles)
    if (style) wrappers.push({ open: openTag('span', { style }), close: '</span>' })
    styles = {}
  }
  for (const mark of marks) {
    const { toHtml } = mark.type.spec as HtmlMarkSpec
    if ('style' in toHtml) {
      styles = { ...styles, ...toHtml.style(mark) }
      continue
    }
    endStyles()
    wrappers.push({ open: toHtml.open(mark), close: `</${toHtml.tag}>` })
  }
  endStyles()
  return wrappers
}

const isLineEnd = (node: Node): boolean => factsOf(node).breaks === 'line'

/** Whether a line ends where a node would stand: at a break, or at the edge of the block. */
const isEdge = (node: Node | undefined): boolean => node === undefined || isLineEnd(node)

const isSpace = (node: Node | undefined): boolean => node?.text === ' ' || node?.text === '\u00a0'
const needsCare = /^ | $| {2}/

/** Writes the inline content of one text block; the mirror of `InlineRun`, whose comment tells the rule of spaces. */
class InlineWriter {
  private html = ''
  private open: Wrapper[] = []
  private before: 'edge' | 'space' | 'other' = 'edge'
  private readonly writer: HtmlWriter

  constructor(writer: HtmlWriter) {
    this.writer = writer
  }

  write({ children }: Node): string {
    // A last line that is one space is read as an empty one, so its marks would not last.
    const isFiller = isSpace(children.at(-1)) && isEdge(children.at(-2))
    const shown = isFiller ? children.slice(0, -1) : children
    for (const [index, node] of shown.entries()) {
      this.wrap(wrappersOf(node.marks))
      if (node.isText) this.text(node.text ?? '', isEdge(shown[index + 1]))
      else this.leaf(node)
    }
    this.wrap([])
    // An empty line has no height without it: an empty block, or a break at the end.
    return isEdge(shown.at(-1)) ? `${this.html}&nbsp;` : this.html
  }

  private leaf(node: Node): void {
    this.html += htmlSpecOf(node).toHtml(node, this.writer)
    this.before = isLineEnd(node) ? 'edge' : 'other'
  }

  private text(text: string, endsLine: boolean): void {
    this.html += escapeText(needsCare.test(text) ? this.keepSpaces(text, endsLine) : text)
    if (!needsCare.test(text)) this.before = 'other'
  }

  private keepSpaces(text: string, endsLine: boolean): string {
    let kept = ''
    for (let index = 0; index < text.length; index++) {
      const character = text.charAt(index)
      if (character !== ' ') {
        kept += character
        this.before = 'other'
      } else if (this.before !== 'other' || (endsLine && index === text.length - 1)) {
        kept += '\u00a0'
        this.before = 'other'
      } else {
        kept += ' '
        this.before = 'space'
      }
    }
    return kept
  }

  /** Closes and opens elements so that just these are around what comes next. */
  private wrap(wrappers: Wrapper[]): void {
    let shared = 0
    while (shared < this.open.length && this.open[shared]?.open === wrappers[shared]?.open) shared++
    for (const { close } of this.open.slice(shared).toReversed()) this.html += close
    for (const { open } of wrappers.slice(shared)) this.html += open
    this.open = wrappers
  }
}

export function writeInline(textblock: Node, writer: HtmlWriter): string {
  return new InlineWriter(writer).write(textblock)
}
