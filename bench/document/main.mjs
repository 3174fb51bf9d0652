import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { measureInChromium } from './in-chromium.mjs'
import { sampleHtml } from './sample-html.mjs'

const run = promisify(execFile)
const here = path => fileURLToPath(new URL(path, import.meta.url))
const sizes = [100_000, 1_000_000, 10_000_000]
const steps = ['parse', 'read', 'write', 'rewrite']

if (!existsSync(here('../../packages/document/dist/index.js'))) {
  throw new Error('packages/document is not built. Run npm ci and npx tsc -b in the root folder first.')
}

const measured = async what =>
  JSON.parse((await run(process.execPath, [here('in-node.mjs'), String(what)])).stdout)
const megabytes = bytes => (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)
const ms = value => value.toFixed(value < 10 ? 2 : 0)
const say = line => process.stdout.write(`${line}\n`)
const row = cells => say(`| ${cells.join(' | ')} |`)

function head(title, ...columns) {
  say(`\n${title}\n`)
  row(columns)
  row(columns.map(() => '---'))
}

const cell = ({ median, best }) => `${ms(median)} (${ms(best)})`

say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Node ${process.version}`,
)

head('Node: median (best) of all rounds, ms', 'MB', 'rounds', ...steps, 'all, ms a MB', 'memory, MB')
for (const size of sizes) {
  const { bytes, rounds, memory, ...times } = await measured(size)
  const all = (times.parse.best + times.read.best + times.write.best) / (bytes / 1e6)
  row([megabytes(bytes), rounds, ...steps.map(step => cell(times[step])), ms(all), megabytes(memory)])
}

head('Node: hostile formatting tags, once in a fresh process, ms', 'MB', ...steps, 'memory, MB')
const hostile = await measured('hostile')
row([megabytes(hostile.bytes), ...steps.map(step => ms(hostile[step])), megabytes(hostile.memory)])

const { version, bytes, rounds, ...times } = await measureInChromium(sampleHtml(1_000_000))
head(`Chromium ${version}: median (best) of all rounds, ms`, 'MB', 'rounds', ...steps)
row([megabytes(bytes), rounds, ...steps.map(step => cell(times[step]))])
