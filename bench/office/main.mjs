import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseTree } from '../../packages/document/dist/html/parse5-tree.js'
import { readHtml, writeHtml, writePlainText } from '../../packages/document/dist/index.js'
import { convertPasted } from '../../packages/editor/dist/behaviours/clipboard/office/convert-pasted.js'
import { findBelow } from '../../packages/editor/dist/behaviours/clipboard/office/pasted-tree.js'
import { readTree } from '../../packages/editor/dist/behaviours/clipboard/office/read-tree.js'
import { sourceOf } from '../../packages/editor/dist/behaviours/clipboard/office/source-of.js'
import { writeTree } from '../../packages/editor/dist/behaviours/clipboard/office/write-tree.js'
import { writeForOthers } from '../../packages/editor/dist/behaviours/clipboard/own/for-others.js'
import { fileOfArchive } from './archive.mjs'
import { sampleWith } from './sample.mjs'

/** The smallest picture of one colour. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Where the sample has its picture. */
const address = 'https://pictures.invalid/a.png'

const folder = mkdtempSync(join(tmpdir(), 'taskfield-office-'))
const picture = join(folder, 'picture.png')
writeFileSync(picture, png)

/** What the field puts on a clipboard for a saved text. */
function copied(saved) {
  const { root: tree } = readTree(parseTree(saved))
  const body = findBelow(tree, ({ name }) => name === 'body') ?? tree
  writeForOthers(body, {
    resolveUrl: url => (url === address ? pathToFileURL(picture).href : url),
    linkSchemes: [],
    mentionHref: () => null,
  })
  return writeTree(body.children)
}

function convert(file, format, filter, input) {
  const settings = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const target = filter ? `${format}:${filter}` : format
  const run = spawnSync(
    process.env.SOFFICE ?? 'soffice',
    [
      settings,
      '--headless',
      ...(input ? [`--infilter=${input}`] : []),
      '--convert-to',
      target,
      '--outdir',
      folder,
      file,
    ],
    { stdio: 'ignore' },
  )
  if (run.status !== 0) throw new Error('LibreOffice has converted nothing: set SOFFICE to its command')
  return file.replace(/\.\w+$/, `.${format}`)
}

const parts = sampleWith(address)
const saved = writeHtml(readHtml(parts.map(({ html }) => html).join('')))
const html = join(folder, 'copied.html')
writeFileSync(html, `<html><head><meta charset="utf-8"></head><body>${copied(saved)}</body></html>`)

const docx = readFileSync(convert(html, 'docx', 'MS Word 2007 XML', 'HTML (StarWriter)'))
const [text, numbering] = ['document', 'numbering'].map(name => fileOfArchive(docx, `word/${name}.xml`))
const xlsx = readFileSync(convert(html, 'xlsx', 'Calc Office Open XML', 'HTML (StarCalc)'))
const sheet = ['sharedStrings', 'worksheets/sheet1']
  .map(name => fileOfArchive(xlsx, `xl/${name}.xml`))
  .join('')

// And back: what LibreOffice then copies is converted as a paste is.
writeFileSync(join(folder, 'back.docx'), docx)
const back = readFileSync(convert(join(folder, 'back.docx'), 'html', 'HTML (StarWriter)'), 'utf8')
const words = source =>
  writePlainText(readHtml(source).content)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
const returned = convertPasted(parseTree(back), sourceOf(back) ?? 'page').html

const missing = (patterns, found) => patterns.filter(pattern => !pattern.test(found)).map(String)
let isWhole = true
console.table(
  parts.map(({ name, docx: inText, numbering: inLists = [], sheet: inSheet }) => {
    const lost = [...missing(inText, text), ...missing(inLists, numbering), ...missing(inSheet, sheet)]
    if (lost.length > 0) isWhole = false
    return { part: name, signs: inText.length + inLists.length + inSheet.length, lost: lost.join(' ') }
  }),
)
// LibreOffice leaves alternative texts out of what it reads of HTML.
const [before, after] = [words(saved.replace(/ alt="[^"]*"/g, '')), words(returned)]
const left = before.split(' ').filter(word => !after.includes(word))
console.log(`Words that do not come back from LibreOffice: ${left.join(' ') || 'none'}`)
if (process.env.SHOW) console.log(writeHtml(readHtml(returned)))
if (process.env.KEEP) console.log(`The files are in ${folder}`)
else rmSync(folder, { recursive: true })
process.exitCode = isWhole && left.length === 0 ? 0 : 1
