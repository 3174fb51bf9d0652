import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { measureBareKey, measureDrag, measureKey, startFields } from './in-chromium.mjs'
import { tableHtml } from './table-html.mjs'

if (!existsSync(new URL('../../packages/editor/dist/styles/field.css', import.meta.url))) {
  throw new Error(
    'packages/editor is not built. Run npm ci and npm run build -w @taskfield/editor in the root folder first.',
  )
}

/** How often each table is measured; the figures are medians. */
const rounds = 3

const cases = [
  [0, 0],
  [50, 20],
  [200, 20],
]
const say = line => process.stdout.write(`${line}\n`)
const row = cells => say(`| ${cells.join(' | ')} |`)
const ms = value => value.toFixed(value < 10 ? 1 : 0)

const { open, version, close } = await startFields()
say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Chromium ${version}\n`,
)
const columns = [
  '',
  'open (wall), ms',
  'key, ms',
  'times an empty text',
  'bare, ms',
  'drag, ms',
  'frames a second',
  'longest, ms',
]
row(columns)
row(columns.map(() => '---'))

/** What one table costs; the letters without the field are typed in a page of their own, where no width has been changed. */
async function measure([rows, across]) {
  const field = await open(tableHtml(rows, across))
  const key = await measureKey(field)
  const drag = rows > 0 ? await measureDrag(field) : { own: NaN, frames: NaN, seconds: 1, longest: NaN }
  await field.page.close()
  const other = await open(tableHtml(rows, across))
  const bare = await measureBareKey(other)
  await other.page.close()
  return {
    own: field.opened.own,
    wall: field.opened.wall,
    key,
    bare,
    drag: drag.own,
    frames: drag.frames / drag.seconds,
    longest: drag.longest,
  }
}

// In turn, so that all tables have the same share of what else the machine does.
const runs = cases.map(() => [])
for (let round = 0; round < rounds; round++) {
  for (const [at, size] of cases.entries()) runs[at].push(await measure(size))
}
const median = (at, name) => {
  const values = Float64Array.from(runs[at], run => run[name])
  return values.toSorted()[rounds >> 1]
}
for (const [at, [rows, across]] of cases.entries()) {
  row([
    rows > 0 ? `${rows} × ${across}` : 'empty',
    `${ms(median(at, 'own'))} (${ms(median(at, 'wall'))})`,
    ms(median(at, 'key')),
    (median(at, 'key') / median(0, 'key')).toFixed(2),
    ms(median(at, 'bare')),
    ...(rows > 0
      ? [ms(median(at, 'drag')), ms(median(at, 'frames')), ms(median(at, 'longest'))]
      : ['', '', '']),
  ])
}
await close()
