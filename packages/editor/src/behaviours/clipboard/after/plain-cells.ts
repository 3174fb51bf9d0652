import { Fragment, type Node } from 'prosemirror-model'

/** What says where a cell stands, and not how it looks. */
const kept: ReadonlySet<string> = new Set(['colspan', 'rowspan', 'headingRows', 'scope'])

const tableParts: ReadonlySet<string> = new Set([
  'tableFigure',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
])

/** Tables of which nothing is left but their texts: each text is a paragraph of its cell. Code stays code. */
export function plainCells(content: Fragment): Fragment {
  return Fragment.from(content.content.flatMap(plainOf))
}

function plainOf(node: Node): readonly Node[] {
  const { type, content } = node
  if (type.spec.code === true) return [node]
  if (node.isInline) return plainWord(node)
  const inner = plainCells(content)
  const { paragraph } = type.schema.nodes
  if (node.isTextblock) return paragraph ? [paragraph.create(null, inner)] : [node]
  return tableParts.has(type.name) ? [plainPart(node, inner)] : inner.content
}

/** A word without its looks; none for what has no words, such as a picture. */
function plainWord(node: Node): readonly Node[] {
  const { type } = node
  if (type.name === 'lineBreak') return [type.create()]
  const words = node.text ?? type.spec.leafText?.(node)
  return words ? [type.schema.text(words)] : []
}

function plainPart(node: Node, inner: Fragment): Node {
  const places = Object.entries(node.attrs).filter(([name]) => kept.has(name))
  return node.type.createAndFill(Object.fromEntries(places), inner) ?? node
}
