import process from 'node:process'
import { readHtml } from '../../packages/document/dist/index.js'
import { parseTree } from '../../packages/document/dist/html/parse5-tree.js'
import { convertPasted } from '../../packages/editor/dist/behaviours/clipboard/office/convert-pasted.js'
import { sourceOf } from '../../packages/editor/dist/behaviours/clipboard/office/source-of.js'
import { takeLocalPictures } from '../../packages/editor/dist/features/image/insert/local-pictures.js'
import { blocksOf, expectedBlocks, expectedPictures, hasStructure, hasText } from './expected-blocks.mjs'
import { readFixtures } from './fixtures.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say which folder holds the fixtures: npm run bench:paste -- /path/to/fixtures')
  process.exit(2)
}

const convert = html => {
  const source = sourceOf(html)
  return source ? convertPasted(parseTree(html), source).html : html
}

/** What is seen of the saved form of a fixture that should not be there. */
const leftOver = {
  margins: html => /margin-left/.test(html),
  black: html => /color:\s*(?:black|windowtext|#000(?:000)?)\b/i.test(html),
  program: html => /<o:p|mso-/i.test(html),
}

function checkFixture({ html, model, rtf }, prepare) {
  const prepared = prepare(html)
  const expected = expectedBlocks(model)
  // Pictures that nobody has leave no words behind.
  const found = blocksOf(readHtml(takeLocalPictures(prepared, '').html))
  return {
    expected,
    found,
    text: hasText(expected, found),
    structure: hasStructure(expected, found),
    leftOver: Object.values(leftOver).map(isLeft => isLeft(prepared)),
    pictures: rtf.map(text => countPictures(prepared, text)),
  }
}

/** How many images have their bytes: in the HTML itself, or taken from the RTF. */
function countPictures(html, rtf) {
  return [
    ...takeLocalPictures(html, rtf).html.matchAll(/<img\b[^>]*\bsrc="(?:data:|https:\/\/upload\.invalid)/g),
  ].length
}

const fixtures = readFixtures(folder)
const count = (checks, test) => checks.filter(test).length

function row(name, group, checks) {
  return {
    rules: name,
    clipboards: group,
    number: checks.length,
    text: count(checks, ({ text }) => text),
    structure: count(checks, ({ structure }) => structure),
    'with margins': count(checks, check => check.leftOver[0]),
    'with black': count(checks, check => check.leftOver[1]),
    'with mso': count(checks, check => check.leftOver[2]),
  }
}

const read = fixtures.map(fixture => checkFixture(fixture, html => html))
const converted = fixtures.map(fixture => checkFixture(fixture, convert))
const groups = [...new Set(fixtures.map(({ group }) => group))]
console.table([
  row('as it is', 'all', read),
  ...groups.map(group =>
    row(
      'converted',
      group,
      converted.filter((_, at) => fixtures[at].group === group),
    ),
  ),
  row('converted', 'all', converted),
])

const withRtf = fixtures.flatMap((fixture, at) => (fixture.rtf.length > 0 ? [{ ...fixture, at }] : []))
const whole = withRtf.filter(({ model, at }) =>
  converted[at].pictures.every(pictures => pictures === expectedPictures(model)),
)
console.log(`Pictures whole in ${whole.length} of ${withRtf.length} clipboards with RTF`)
for (const fixture of withRtf)
  if (!whole.includes(fixture))
    console.log(`  ${fixture.name}: ${converted[fixture.at].pictures} of ${expectedPictures(fixture.model)}`)

for (const [at, { text, structure, expected, found }] of converted.entries()) {
  if (structure) continue
  console.log(`${text ? 'Other structure' : 'Other text'}: ${fixtures[at].name}`)
  if (!process.env.SHOW) continue
  const line = block => block && `${block.list ?? '-'} ${block.level} ${block.text.slice(0, 60)}`
  for (let index = 0; index < Math.max(expected.length, found.length); index++)
    if (line(expected[index]) !== line(found[index]))
      console.log(`    ${line(expected[index])}  |  ${line(found[index])}`)
}

const right = count(converted, ({ structure }) => structure)
const isText = converted.every(({ text }) => text)
if (right < fixtures.length * 0.96 || !isText || whole.length < withRtf.length) process.exitCode = 1
