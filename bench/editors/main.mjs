import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleFirst } from '../../scripts/bundle-first.mjs'
import { bundlePage } from '../bundle-page.mjs'
import { launchChromium } from '../chromium.mjs'
import { drawPicture, short } from './draw-picture.mjs'
import { comments } from './measures/comments.mjs'
import { everything } from './measures/everything.mjs'
import { fields } from './measures/fields.mjs'
import { keys } from './measures/keys.mjs'
import { code, paragraph, table } from './measures/long-blocks.mjs'
import { edits, mounts } from './measures/memory.mjs'
import { paste } from './measures/paste.mjs'
import { scroll } from './measures/scroll.mjs'
import { sent } from './measures/sent.mjs'
import { text } from './measures/text.mjs'

if (!existsSync(new URL('../../packages/editor/dist/styles/field.css', import.meta.url))) {
  throw new Error(
    'packages/editor is not built. Run npm ci and npm run build -w @taskfield/editor in the root folder first.',
  )
}

const measures = {
  sent,
  text,
  keys,
  everything,
  paste,
  scroll,
  edits,
  code,
  paragraph,
  table,
  fields,
  mounts,
  comments,
}
const { values: options } = parseArgs({
  options: {
    engines: { type: 'string', default: 'bare,taskfield,ckeditor,tinymce,lexical,quill,tiptap' },
    measures: { type: 'string', default: Object.keys(measures).join(',') },
    blocks: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
    picture: { type: 'string' },
  },
})
const engines = options.engines.split(',')
const rounds = Number(options.rounds)

const say = line => process.stdout.write(`${line}\n`)
const row = cells => say(`| ${cells.join(' | ')} |`)
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * The median of all rounds, with the least and the most where they differ; words where an editor has no such figure: `none`, `gave up`. A
 * measure that tells nothing of an editor leaves it out.
 */
function spread(all, key) {
  const values = valuesOf(all, key)
  if (values.length === 0) return wordsOf(all, key)
  const [least, most] = [short(Math.min(...values)), short(Math.max(...values))]
  return least === most ? least : `${short(median(values))} (${least}–${most})`
}

/** The numbers of the rounds that came to an end. */
function valuesOf(all, key) {
  return all.map(figures => figures?.[key]).filter(value => typeof value === 'number')
}

function wordsOf([figures], key) {
  return figures === null ? 'gave up' : (figures[key] ?? '')
}

async function bundle(name) {
  const adapter = findEntry(`${name}.tsx`) ?? findEntry(`${name}.mjs`)
  return {
    ...(await bundlePage(adapter)),
    first: await bundleFirst(findEntry(`${name}-first.mjs`) ?? adapter),
  }
}

function findEntry(file) {
  const url = new URL(`engines/${file}`, import.meta.url)
  return existsSync(url) ? fileURLToPath(url) : null
}

/** One measure of one size for all engines in turn. What takes an editor longer than the measure's patience is given up. */
async function measureAll({ measure, patience = 300_000 }, size, bundles) {
  const measured = new Map(engines.map(name => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, results] of measured) {
      const browser = await launchChromium()
      const timer = setTimeout(() => void browser.close(), patience)
      results.push(await measure(browser, bundles.get(name), size).catch(() => null))
      clearTimeout(timer)
      await browser.close()
    }
  }
  return measured
}

const machine = `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; ${rounds} rounds`
say(machine)
const bundles = new Map()
for (const name of engines) bundles.set(name, await bundle(name))
const results = []
for (const name of options.measures.split(',')) {
  const measure = measures[name]
  if (!measure) throw new RangeError(`There is no measure "${name}".`)
  const figures = Object.keys(measure.figures)
  say(`\n## ${name}\n`)
  row([measure.unit, 'editor', ...Object.values(measure.figures)])
  row(['---', '---', ...figures.map(() => '---')])
  for (const size of (measure.unit === 'blocks' && options.blocks?.split(',').map(Number)) || measure.sizes) {
    for (const [engine, all] of await measureAll(measure, size, bundles)) {
      const cells = figures.map(key => spread(all, key))
      row([String(size), engine, ...cells])
      results.push({ measure: name, size, engine, rounds: all })
    }
  }
}
write(options.json, () => `${JSON.stringify({ machine, results }, null, 1)}\n`)
write(options.picture, () =>
  drawPicture(groups(), `Medians, shorter is better, lengths are logarithmic. ${machine}`),
)

function write(path, content) {
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content())
  say(`\nWritten: ${path}`)
}

/** The medians for the picture: each figure of each measure, of its largest size. */
function groups() {
  return [...new Set(results.map(({ measure }) => measure))].flatMap(name => {
    const { figures: titles, unit } = measures[name]
    const rows = results.filter(({ measure }) => measure === name)
    const size = Math.max(...rows.map(each => each.size))
    return Object.entries(titles).map(([key, title]) => ({
      title: `${title} (${name}, ${size} ${unit})`,
      bars: rows.filter(each => each.size === size).map(({ engine, rounds: all }) => barOf(engine, all, key)),
    }))
  })
}

function barOf(name, all, key) {
  const values = valuesOf(all, key)
  if (values.length === 0) return { name, value: null, label: wordsOf(all, key) }
  return { name, value: median(values), label: short(median(values)) }
}
