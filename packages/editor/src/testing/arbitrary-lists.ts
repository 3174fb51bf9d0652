import { readHtml, schema, writeBlocks } from '@taskfield/document'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'

const { paragraph, heading, codeBlock, list, listItem, blockQuote, doc } = schema.nodes
const { pageBreak, tableFigure, table, tableRow, tableCell } = schema.nodes

const text = fc.constantFrom('', 'a', 'bc').map(word => (word ? schema.text(word) : null))
const align = fc.constantFrom(null, null, 'center')
const indent = fc.constantFrom(null, null, null, '40px')

const leaf: fc.Arbitrary<Node> = fc.oneof(
  {
    arbitrary: fc.tuple(align, indent, text).map(([a, i, t]) => paragraph.create({ align: a, indent: i }, t)),
    weight: 6,
  },
  text.map(content => heading.create({ level: 2 }, content)),
  text.map(content => codeBlock.create({ language: 'plaintext' }, content)),
  fc.constant(pageBreak.create()),
)

function lists(blocks: fc.Arbitrary<Node[]>): fc.Arbitrary<Node> {
  const attrs = fc.record({
    kind: fc.constantFrom('bulleted', 'numbered', 'todo'),
    marker: fc.constantFrom(null, null, 'square'),
    start: fc.constantFrom(null, 3),
    indent,
  })
  const item = fc.tuple(fc.boolean(), indent, blocks)
  return fc.tuple(attrs, fc.array(item, { minLength: 1, maxLength: 3 })).map(([given, items]) =>
    list.create(
      { ...given, start: given.kind === 'numbered' ? given.start : null },
      items.map(([checked, itemIndent, content]) =>
        listItem.create(
          { checked: given.kind === 'todo' && checked, indent: itemIndent },
          content[0]?.type === list ? [paragraph.create(), ...content] : content,
        ),
      ),
    ),
  )
}

/** Blocks to a depth, most of them lists. */
function blocksTo(depth: number, most: number): fc.Arbitrary<Node[]> {
  if (depth === 0) return fc.array(leaf, { minLength: 1, maxLength: 2 })
  const inner = blocksTo(depth - 1, 2)
  const block = fc.oneof(
    { arbitrary: leaf, weight: 4 },
    { arbitrary: lists(inner), weight: 5 },
    inner.map(content => blockQuote.create(null, content)),
    inner.map(content =>
      tableFigure.create(null, table.create(null, tableRow.create(null, tableCell.create(null, content)))),
    ),
  )
  return fc.array(block, { minLength: 1, maxLength: most })
}

/** Small documents of lists in every place where lists may stand, in the form in which they are read. */
export const listDocuments: fc.Arbitrary<Node> = blocksTo(3, 3).map(blocks =>
  readHtml(writeBlocks(doc.create(null, blocks))),
)
