import type { Node } from 'prosemirror-model'

/** Where what is written in code or another text begins anew. */
const lineEnd = '\n'

/** Between two blocks. */
const blockEnd = '¶'

/** What counts. */
export interface Reading {
  /** Whether objects in a line count as their words. */
  readonly asWords?: boolean
  /** Whether what indents lines of code counts for nothing. */
  readonly withoutIndents?: boolean
}

/** Every character and every object of a part of a document, in their order. */
export function contentOf(doc: Node, reading?: Reading, from = 0, to: number = doc.content.size): string[] {
  return read(doc, from, to, reading).filter(piece => piece !== blockEnd)
}

/** The same line by line: whether a block or a break ends a line makes no difference. */
export function linesOf(doc: Node, reading?: Reading): string[] {
  return read(doc, 0, doc.content.size, reading)
    .map(piece => (piece === blockEnd ? lineEnd : piece))
    .join('')
    .split(lineEnd)
}

function read(doc: Node, from: number, to: number, reading: Reading = {}): string[] {
  const pieces: string[] = []
  let texts = 0
  doc.nodesBetween(from, to, (node, pos, parent) => {
    if (node.isTextblock && texts++ > 0) pieces.push(blockEnd)
    if (node.isText) {
      const text = node.text?.slice(Math.max(0, from - pos), to - pos) ?? ''
      const isIndented = parent?.type.spec.code === true && reading.withoutIndents === true
      pieces.push(...ordinary(isIndented ? text.replace(/[^\S\n]/g, '') : text))
    } else if (pos >= from) pieces.push(...piecesOf(node, reading))
  })
  return pieces
}

function piecesOf(node: Node, { asWords = false }: Reading): readonly string[] {
  const { type } = node
  // Where an image leads is its form, as the link around a text is.
  const { href: _form, ...attrs } = node.attrs
  if (type.name === 'lineBreak') return [lineEnd]
  if (asWords && node.isInline && type.spec.leafText) return [...type.spec.leafText(node)]
  return node.isAtom || type.spec.isolating === true ? [`{${type.name}${JSON.stringify(attrs)}}`] : []
}

/** Text that was code has no-break spaces for its tabs. */
function ordinary(text: string): string {
  return text.replaceAll('\t', '    ').replaceAll('\u00a0', ' ')
}
