import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { measureInChromium } from './in-chromium.mjs'
import { sampleHtml } from './sample-html.mjs'
import { measuredSteps as steps } from './steps.mjs'

const run = promisify(execFile)
const here = path => fileURLToPath(new URL(path, import.meta.url))
const sizes = [100_000, 1_000_000, 10_000_000]

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
const sum = (times, pick) => pick(times.parse) + pick(times.read) + pick(times.write)

say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Node ${process.version}`,
)

head('Node: median (best), ms of processor time', 'MB', 'rounds', ...steps, 'best, ms a MB', 'memory, MB')
for (const size of sizes) {
  const { bytes, rounds, memory, ...times } = await measured(size)
  const all = sum(times, time => time.best) / (bytes / 1e6)
  row([megabytes(bytes), rounds, ...steps.map(step => cell(times[step])), ms(all), megabytes(memory)])
}

head('Node: hostile formatting tags, ms of processor time', '', 'MB', ...steps, 'all', 'memory, MB')
const { bytes: size, memory, cold, ...warm } = await measured('hostile')
const coldCells = steps.map(step => ms(cold[step]))
row(['first, cold', megabytes(size), ...coldCells, ms(sum(cold, time => time)), megabytes(memory)])
const warmCells = steps.map(step => cell(warm[step]))
row(['later', megabytes(size), ...warmCells, ms(sum(warm, time => time.median)), ''])

const { version, bytes, rounds, ...times } = await measureInChromium(sampleHtml(1_000_000))
head(`Chromium ${version}: median (best), ms of its main thread`, 'MB', 'rounds', ...steps)
row([megabytes(bytes), rounds, ...steps.map(step => cell(times[step]))])
