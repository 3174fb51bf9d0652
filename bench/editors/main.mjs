import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundlePage } from '../bundle-page.mjs'
import { launchChromium } from '../chromium.mjs'
import { measure } from './in-chromium.mjs'
import { documentHtml } from './texts.mjs'

if (!existsSync(new URL('../../packages/editor/dist/styles/field.css', import.meta.url))) {
  throw new Error(
    'packages/editor is not built. Run npm ci and npm run build -w @taskfield/editor in the root folder first.',
  )
}

const { values: options } = parseArgs({
  options: {
    engines: { type: 'string', default: 'bare,taskfield' },
    blocks: { type: 'string', default: '20,1000,5000,20000' },
    rounds: { type: 'string', default: '3' },
  },
})
const engines = options.engines.split(',')
const sizes = options.blocks.split(',').map(Number)
const rounds = Number(options.rounds)
const figures = ['open', 'key', 'html', 'memory']

const say = line => process.stdout.write(`${line}\n`)
const row = cells => say(`| ${cells.join(' | ')} |`)
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const short = value => value.toFixed(value < 10 ? 1 : 0)

/** The median of all rounds, with the least and the most. */
function spread(values) {
  return `${short(median(values))} (${short(Math.min(...values))}–${short(Math.max(...values))})`
}

const browser = await launchChromium()
say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Chromium ${browser.version()}; ${rounds} rounds\n`,
)
const bundles = new Map()
for (const name of engines) {
  const end = existsSync(new URL(`engines/${name}.tsx`, import.meta.url)) ? 'tsx' : 'mjs'
  bundles.set(name, await bundlePage(fileURLToPath(new URL(`engines/${name}.${end}`, import.meta.url))))
}
row(['blocks', 'editor', 'open, ms', 'key, ms', 'HTML after a key, ms', 'memory, MB'])
row(['---', '---', '---', '---', '---', '---'])
for (const blocks of sizes) {
  const html = documentHtml(blocks)
  const measured = new Map(engines.map(name => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of engines) measured.get(name).push(await measure(browser, bundles.get(name), html))
  }
  for (const [name, rows] of measured) {
    row([String(blocks), name, ...figures.map(figure => spread(rows.map(one => one[figure])))])
  }
}
await browser.close()
