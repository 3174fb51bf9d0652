import * as fc from 'fast-check'
import { writeHtml } from '../../write/write-html.ts'
import { documents, tableDocuments } from './documents.ts'
import { tagSoup } from './tag-soup.ts'

const names = (
  'a b br code em i img s span strong sub sup u blockquote div figcaption figure h1 h2 hr ol p pre table ul li td th tr tbody ' +
  'thead colgroup col input label oembed font ins del center'
).split(' ')
const name = fc.constantFrom(...names)

/** What a parser wants around an element; nothing around most. */
const around: Readonly<Record<string, string>> = {
  li: '<ul>',
  tbody: '<table>',
  thead: '<table>',
  colgroup: '<table>',
  col: '<table><colgroup>',
  tr: '<table><tbody>',
  td: '<table><tbody><tr>',
  th: '<table><tbody><tr>',
}
const closed = (opened: string): string => opened.replaceAll('<', '</').split(/(?=<)/).toReversed().join('')

/** Every element in every other: a sample of those that a parser moves may miss any one of them. */
export const everyPair: readonly string[] = names.flatMap(outer =>
  names.flatMap(inner => {
    const outside = around[outer] ?? ''
    const [before, behind] = [`${outside}<${outer}>`, `</${outer}>${closed(outside)}`]
    return ['', 'т'].map(text => `${before}${text}<${inner}>т</${inner}>${behind}`)
  }),
)
const pieces = fc.oneof(
  name.map(tag => `<${tag}>`),
  name.map(tag => `</${tag}>`),
  name.map(tag => `<${tag.toUpperCase()}>`),
  fc.tuple(name, name).map(([outer, inner]) => `<${outer}><${inner}>т</${inner}></${outer}>`),
  fc.constantFrom(
    '\n',
    ' ',
    'т',
    '&',
    '&amp',
    '&amp;',
    '&nbsp;',
    '&notit;',
    '&#13;',
    '<',
    '</',
    '<!-- т -->',
    '>',
    '"',
    '\r',
    '\ufeff',
  ),
  fc.constantFrom(
    '<a href="/">',
    ' class="x"',
    ' class="x" class="y"',
    ' Class="x"',
    " class='x'",
    ' checked',
    '<br/>',
    '<p >',
    '<pre>\n',
  ),
)

/** One change of a text: so many characters at a place, which is a part of its length, or all from there on, give way to others. */
const change = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof({ weight: 5, arbitrary: fc.nat(12) }, fc.constant(Infinity)),
  added: pieces,
})

/** Elements of all kinds in each other, closed in order: most of them where a parser leaves them, and many where it does not. */
const nested = fc.letrec<{ node: string }>(node => ({
  node: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom('т', '&amp;', '<br>', '<hr>', '<img src="a.png" alt="&quot;">', '\n'),
    fc
      .tuple(
        name,
        fc.constantFrom('', ' class="x"', ' style="color:red;"'),
        fc.array(node('node'), { maxLength: 3 }),
      )
      .map(([tag, attributes, children]) => `<${tag}${attributes}>${children.join('')}</${tag}>`),
  ),
})).node

/** HTML as the writer writes it, with changes that leave it so or do not, and any other. */
export const nearPlain: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(documents.map(writeHtml), tableDocuments.map(writeHtml), nested, tagSoup),
    fc.array(change, { maxLength: 2 }),
  )
  .map(([html, changes]) =>
    changes.reduce((text, { place, removed, added }) => {
      const at = Math.floor(place * text.length)
      return text.slice(0, at) + added + text.slice(at + removed)
    }, html),
  )
