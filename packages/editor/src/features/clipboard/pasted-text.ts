import { schema } from '@taskfield/document'
import { Fragment, Slice, type Mark, type Node, type ResolvedPos } from 'prosemirror-model'

/**
 * Reads pasted plain text: an empty line parts paragraphs, a single line break stays one. One paragraph takes the
 * marks of the text around it.
 */
export function readPastedText(text: string, $context: ResolvedPos): Slice {
  const paragraphs = text.replace(/\r\n?/g, '\n').replace(/\t/g, '\u00a0'.repeat(4)).split('\n\n')
  const marks = paragraphs.length === 1 ? $context.marks() : []
  const blocks = paragraphs.map(lines => schema.nodes.paragraph.create(null, readLines(lines, marks)))
  return Slice.maxOpen(Fragment.from(blocks))
}

function readLines(lines: string, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = []
  for (const [index, line] of lines.split('\n').entries()) {
    if (index > 0) nodes.push(schema.nodes.lineBreak.create(null, null, marks))
    if (line) nodes.push(schema.text(line, marks))
  }
  return nodes
}
