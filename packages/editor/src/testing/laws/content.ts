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
  /** Whether code counts as the text of a paragraph, of which a last line of one space is saved as none. */
  readonly asProse?: boolean
}

/** Every character and every object of a part of a document, in their order. */
export function contentOf(doc: Node, reading?: Reading, from = 0, to: number = doc.content.size): string[] {
  return read(doc, from, to, reading).filter(piece => piece !== blockEnd)
}

/** The same line by line: whether a block or a break ends a line makes no difference. */
export function linesOf(doc: Node, reading?: Reading): string[] {
  return read(doc, 0, doc.content.size, { ...reading, asProse: true })
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
      pieces.push(...ordinary(parent?.type.spec.code === true ? codeText(text, reading) : text))
    } else if (pos >= from) pieces.push(...piecesOf(node, reading))
  })
  return pieces
}

function codeText(code: string, { withoutIndents, asProse }: Reading): string {
  const text = withoutIndents === true ? code.replace(/[^\S\n]/g, '') : code
  return asProse === true ? text.replaceAll(/[\r\f]/g, ' ').replace(/(?<=^|\n)[ \u00a0]$/, '') : text
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
