import { schema } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import { proseLines } from './prose-line.ts'

/** Whether a block can take in all that another holds: code has no pictures. */
export function fitsText(from: Node, into: Node): boolean {
  const isWord = ({ isText, type }: Node): boolean => isText || type.spec.leafText !== undefined
  return into.type.spec.code !== true || from.children.every(isWord)
}

/** The text of a block as another block can hold it: lines of code are lines of a text, and text in code is plain. */
export function fitText(from: Node, into: Node): Fragment {
  const isCode = from.type.spec.code === true
  if ((into.type.spec.code === true) === isCode) return from.content
  return isCode ? linesOf(from.textContent) : codeOf(from)
}

/** The lines of a plain text, as prose holds them. */
export function linesOf(text: string): Fragment {
  const lines = proseLines(text).map(line => (line ? [schema.text(line)] : []))
  return Fragment.from(
    lines.flatMap((line, index) => (index > 0 ? [schema.nodes.lineBreak.create(), ...line] : line)),
  )
}

function codeOf({ textContent }: Node): Fragment {
  return textContent ? Fragment.from(schema.text(textContent)) : Fragment.empty
}
