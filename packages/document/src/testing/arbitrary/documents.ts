import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { joinsNext } from '../../facts/node-facts.ts'
import { blockImageStyles } from '../../features/image/image-attrs.ts'
import { schema } from '../../schema.ts'
import { captionContent, imageAttrs, inlineContent } from './inline.ts'
import { tables } from './tables.ts'
import { codeText, length, linkUrl, maybe, mediaUrl } from './values.ts'

const blockAttrs = { align: maybe(fc.constantFrom('center', 'right', 'justify')), indent: maybe(length) }

const paragraph = fc
  .tuple(fc.record(blockAttrs), inlineContent)
  .map(([attrs, content]) => schema.node('paragraph', attrs, content))

const heading = fc
  .tuple(fc.record({ ...blockAttrs, level: fc.constantFrom(2, 3, 4) }), inlineContent)
  .map(([attrs, content]) => schema.node('heading', attrs, content))

const codeBlock = fc
  .tuple(fc.constantFrom('plaintext', 'python', 'c++', 'C#', 'objective-c'), codeText)
  .map(([language, text]) => schema.node('codeBlock', { language }, text ? schema.text(text) : []))

const pageBreak = fc.constant(schema.node('pageBreak'))
const media = mediaUrl.map(url => schema.node('media', { url }))

const image = fc
  .tuple(
    fc.record({ ...imageAttrs, style: maybe(fc.constantFrom(...blockImageStyles)), href: maybe(linkUrl) }),
    maybe(captionContent),
  )
  .map(([attrs, inline]) => schema.node('image', attrs, inline ? schema.node('caption', null, inline) : []))

const leafBlock = fc.oneof({ arbitrary: paragraph, weight: 4 }, heading, codeBlock, pageBreak, media, image)

/** Puts an empty paragraph between blocks that would be read as one. */
function apart(blocks: readonly Node[]): Node[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1]
    return before && joinsNext(before, block) ? [schema.node('paragraph'), block] : [block]
  })
}

/** The first block of an item is no list. */
const itemBlocks = (blocks: readonly Node[]): Node[] =>
  blocks[0]?.type.name === 'list' ? [schema.node('paragraph'), ...blocks] : [...blocks]

const marker = maybe(fc.constantFrom('disc', 'square', 'decimal', 'lower-roman', 'upper-latin', 'none'))

function lists(blocks: fc.Arbitrary<Node[]>): fc.Arbitrary<Node> {
  const kind = fc.constantFrom('bulleted', 'numbered', 'todo')
  const attrs = fc.record({
    kind,
    marker,
    start: maybe(fc.integer({ min: -5, max: 99 })),
    reversed: fc.boolean(),
    indent: maybe(length),
  })
  const item = fc.tuple(fc.record({ checked: fc.boolean(), indent: maybe(length) }), blocks)
  return fc.tuple(attrs, fc.array(item, { minLength: 1, maxLength: 3 })).map(([list, items]) =>
    schema.node(
      'list',
      list.kind === 'numbered'
        ? { ...list, start: list.start === 1 && !list.reversed ? null : list.start }
        : { ...list, start: null, reversed: false },
      items.map(([{ checked, indent }, content]) =>
        schema.node('listItem', { checked: list.kind === 'todo' && checked, indent }, itemBlocks(content)),
      ),
    ),
  )
}

function blocksTo(depth: number, most: number): fc.Arbitrary<Node[]> {
  if (depth === 0) return fc.array(leafBlock, { minLength: 1, maxLength: 2 })
  const inner = blocksTo(depth - 1, 2)
  const quote = inner.map(blocks => schema.node('blockQuote', null, blocks))
  const block = fc.oneof(
    { arbitrary: leafBlock, weight: 4 },
    { arbitrary: lists(inner), weight: 2 },
    quote,
    tables(inner),
  )
  return fc.array(block, { minLength: 1, maxLength: most }).map(apart)
}

/**
 * Canonical documents of every kind of content: those that reading gives. The schema allows some that reading never
 * gives, because they are saved in the same words as another document:
 *
 * - neighbouring lists that look alike (they are one list), and numbered ones that go on counting;
 * - a line that is a single space at the end of a block (it is what holds an empty line open);
 * - a no-break space at the edge of a line or right after a space (it stands for a space there);
 * - tabs and line breaks in text outside code, a carriage return in code, white space in runs in a mention's text;
 * - values that no parser gives: a start of 1, an unsafe address, `undefined` as the feed's id of a mention, a mention
 *   with neither id, a font colour with spaces after its commas;
 * - a checked item in a list without boxes, a number to start with in a list without numbers;
 * - tables with uneven rows or cells that reach out of their section, and header rows above others that are not marked
 *   as heading; cells with `scope` that are not header cells; tables and columns of no size;
 * - a code language that is no plain name.
 *
 * Documents with no text and no object, which are saved as nothing, are among them.
 */
export const documents: fc.Arbitrary<Node> = blocksTo(3, 4).map(blocks => schema.node('doc', null, blocks))

/** The same of tables, with cells over several rows and columns. */
export const tableDocuments: fc.Arbitrary<Node> = fc
  .tuple(blocksTo(0, 1), tables(blocksTo(1, 2)), blocksTo(0, 1))
  .map(([before, table, after]) => schema.node('doc', null, apart([...before, table, ...after])))
