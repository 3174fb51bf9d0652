import { schema } from '@taskfield/document'
import { Fragment, Slice, type Mark, type Node } from 'prosemirror-model'

/** As many as the existing data has for a tab. */
const tab = '\u00a0'.repeat(4)

/** How many lines a paragraph of a pasted text has at most: a browser lays out all of a paragraph at each letter in it. */
const mostLines = 1000

/**
 * Reads pasted plain text: an empty line parts paragraphs, a single line break stays one, and white space keeps its
 * look. One paragraph has the marks that are given. Lines of which there are very many, as in a log, are paragraphs each.
 */
export function readPastedText(text: string, given: readonly Mark[] = []): Slice {
  const paragraphs = withoutLastBreak(withBreaks(text)).replaceAll('\t', tab).split('\n\n').flatMap(partLong)
  const marks = paragraphs.length === 1 ? given : []
  const blocks = paragraphs.map(lines => schema.nodes.paragraph.create(null, readLines(lines, marks)))
  return Slice.maxOpen(Fragment.from(blocks))
}

/** Breaks by other signs are those that they mean: Word ends a line by one of its own, and viewers a page. What shows nothing at all goes. */
function withBreaks(text: string): string {
  return text
    .replace(/\r\n?|[\v\u0085\u2028]/g, '\n')
    .replace(/[\f\u2029]/g, '\n\n')
    .replace(unseen, '')
}

// oxlint-disable-next-line no-control-regex
const unseen = /[\0-\x08\x0e-\x1f\x7f\ufeff]/g

function partLong(paragraph: string): string[] {
  const lines = paragraph.split('\n')
  return lines.length > mostLines ? lines : [paragraph]
}

/** Text that is copied line by line ends with a break that nobody sees. */
function withoutLastBreak(text: string): string {
  return text.replace(/([^\n])\n$/, '$1')
}

function readLines(lines: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = []
  for (const [index, line] of lines.split('\n').entries()) {
    if (index > 0) nodes.push(schema.nodes.lineBreak.create(null, null, marks))
    if (line) nodes.push(schema.text(line, marks))
  }
  return nodes
}
