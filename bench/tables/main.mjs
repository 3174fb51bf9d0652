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
let empty = 0
for (const [rows, across] of cases) {
  const field = await open(tableHtml(rows, across))
  const key = await measureKey(field)
  empty ||= key
  const drag = rows > 0 ? await measureDrag(field) : null
  const bare = await measureBareKey(field)
  row([
    rows > 0 ? `${rows} × ${across}` : 'empty',
    `${ms(field.opened.own)} (${ms(field.opened.wall)})`,
    ms(key),
    (key / empty).toFixed(1),
    ms(bare),
    ...(drag ? [ms(drag.own), ms(drag.frames / drag.seconds), ms(drag.longest)] : ['', '', '']),
  ])
  await field.page.close()
}
await close()
