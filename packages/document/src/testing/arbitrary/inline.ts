import * as fc from 'fast-check'
import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { inlineImageStyles } from '../../features/image/image-attrs.ts'
import { schema } from '../../schema.ts'
import { attributeText, imageUrl, length, linkUrl, markColor, maybe, word } from './values.ts'

const plainMark = fc
  .constantFrom('italic', 'strikethrough', 'bold', 'underline', 'inlineCode', 'subscript', 'superscript')
  .map(name => schema.mark(name))
const colorMark = fc
  .tuple(fc.constantFrom('backgroundColor', 'fontColor'), markColor)
  .map(([name, color]) => schema.mark(name, { color }))
const linkMark = linkUrl.map(href => schema.mark('link', { href }))

/** Marks in the order of the schema; of two that exclude each other the second holds. */
const marks: fc.Arbitrary<readonly Mark[]> = fc
  .array(fc.oneof(plainMark, plainMark, colorMark, linkMark), { maxLength: 4 })
  .map(list => list.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []))

const spaces = fc.constantFrom(' ', ' ', '  ', '   ', '\u00a0', '\u00a0\u00a0')
const textNode = fc
  .array(fc.oneof({ arbitrary: word, weight: 3 }, { arbitrary: spaces, weight: 2 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map(parts => schema.text(parts.join('')))

const lineBreak = fc.constant(schema.node('lineBreak'))

const srcset = maybe(
  fc.constantFrom('/a.png 160w', 'a.png 160w, https://b.ru/b.png 500w', 'a.png 1x, b.png 2x'),
)
const natural = maybe(fc.constantFrom('1', '100', '1920', '100%', 'auto'))

/** The attributes of every image. */
export const imageAttrs = {
  src: imageUrl,
  alt: maybe(attributeText),
  width: maybe(length),
  height: maybe(length),
  naturalWidth: natural,
  naturalHeight: natural,
  srcset,
}

const inlineImage = fc
  .record({ ...imageAttrs, style: maybe(fc.constantFrom(...inlineImageStyles)) })
  .map(attrs => schema.node('inlineImage', attrs))

/** The text of a mention stands in one line: its white space is single spaces. */
const mentionText = fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' '))
const feedId = maybe(attributeText.filter(id => id !== 'undefined'))
const mention = fc
  .record({
    objectId: maybe(attributeText),
    objectType: maybe(fc.constantFrom('task', 'user', '')),
    text: mentionText,
    feedId,
  })
  // Without any id its text is the id.
  .map(attrs =>
    schema.node('mention', {
      ...attrs,
      feedId: attrs.objectId === null ? (attrs.feedId ?? attrs.text) : attrs.feedId,
    }),
  )

/** Replaces every no-break space that would be read as an ordinary one, given what stands before and after. */
function mendText(source: string, startsLine: boolean, endsLine: boolean): string {
  let mended = source.replaceAll(/ \u00a0+/g, spaced => spaced.replaceAll('\u00a0', '·'))
  if (startsLine) mended = mended.replace(/^\u00a0+/, '·')
  if (endsLine) mended = mended.replace(/\u00a0+$/, '·')
  return mended
}

const isBreak = (node: Node | undefined): boolean => node === undefined || node.type.name === 'lineBreak'

/** Whether the text before ends with a space, so that a no-break space right after it would count as one too. */
const endsInSpace = (node: Node | undefined): boolean => node?.text?.endsWith(' ') ?? false

function canonical(nodes: readonly Node[]): Node[] {
  const joined = Fragment.fromArray([...nodes]).content
  const mended: Node[] = []
  joined.forEach((node, index) => {
    const before = mended.at(-1)
    const startsLine = isBreak(before) || endsInSpace(before)
    const text = node.isText ? mendText(node.text ?? '', startsLine, isBreak(joined[index + 1])) : null
    mended.push(text === null ? node : schema.text(text, node.marks))
  })
  const last = mended.at(-1)
  if (last?.text === ' ' && isBreak(mended.at(-2))) mended.pop()
  return mended
}

function content(leaves: readonly fc.Arbitrary<Node>[]): fc.Arbitrary<Node[]> {
  const node = fc
    .tuple(fc.oneof(textNode, textNode, textNode, ...leaves), marks)
    .map(([leaf, set]) => leaf.mark(set))
  return fc.array(node, { maxLength: 6 })
}

/** What a text block may hold while somebody writes in it: spaces of both kinds anywhere. */
export const typedContent: fc.Arbitrary<Node[]> = content([lineBreak, mention, inlineImage])

/** What a text block may hold. */
export const inlineContent: fc.Arbitrary<Node[]> = typedContent.map(canonical)

/** What a caption may hold. */
export const captionContent: fc.Arbitrary<Node[]> = content([lineBreak, mention]).map(canonical)
