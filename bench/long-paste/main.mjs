import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundlePage } from '../bundle-page.mjs'
import { launchChromium } from '../chromium.mjs'
import { startTrace, tasksIn } from './trace.mjs'
import { wordHtml } from './word-html.mjs'

if (!existsSync(new URL('../../packages/editor/dist/styles/field.css', import.meta.url))) {
  throw new Error(
    'packages/editor is not built. Run npm ci and npm run build -w @taskfield/editor in the root folder first.',
  )
}

/** How often each text is pasted, each time on a new page: for what the tasks take, and with the profiler, which slows them, for what they take it for. */
const cases = [
  { name: '2,000 paragraphs', rounds: 9, profiled: 3, size: { paragraphs: 2_000 } },
  { name: '10 MB', rounds: 3, profiled: 1, size: { characters: 10_000_000 } },
]
/** What is traced without the profiler, which makes all slower by a quarter. */
const light = ['toplevel', 'devtools.timeline', 'blink.user_timing']
/** Which tasks are listed: the longest ones. */
const places = [0, 1, 2, 3]
const say = line => process.stdout.write(`${line}\n`)
const ms = value => value.toFixed(value < 10 ? 1 : 0)

const browser = await launchChromium()
const { js, css } = await bundlePage(fileURLToPath(new URL('page.tsx', import.meta.url)), { names: true })
say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Chromium ${browser.version()}`,
)

/** The longest tasks of one paste on a new page. */
async function paste({ html, last }, isProfiled) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: js })
  await page.evaluate(() => window.openField())
  await page.locator('[role=textbox]').click()
  // What converts comes in an idle moment.
  await wait(1500)
  const stopTrace = await startTrace(browser, isProfiled ? undefined : light)
  await page.evaluate(given => window.paste(given), html)
  // What is far from the window is drawn later: the text is in when its end is.
  await page.waitForFunction(
    text => document.querySelector('[role=textbox]').textContent.includes(text),
    last,
    { polling: 500, timeout: 300_000 },
  )
  await wait(1500)
  const trace = await stopTrace()
  await page.close()
  return tasksIn(trace).toSorted((one, other) => other.own - one.own)
}

async function pastes(text, rounds, isProfiled) {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await paste(text, isProfiled))
  return runs
}

const median = values => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
const tasksAt = (runs, place) => runs.flatMap(run => run.slice(place, place + 1))

function sayTask(tasks, place) {
  const beside = tasks.map(({ own, parser }) => own - parser)
  const [own, parser, at] = ['own', 'parser', 'at'].map(key => median(tasks.map(task => task[key])))
  say(
    `task ${place + 1}: ${ms(median(beside))} beside the parser (${ms(Math.min(...beside))} to ${ms(Math.max(...beside))}), ${ms(own)} with its ${ms(parser)}; ${ms(at)} after the paste`,
  )
}

function sayParts(tasks, place) {
  const names = new Set(tasks.flatMap(({ parts }) => [...parts.keys()]))
  const parts = [...names].map(name => [name, median(tasks.map(task => task.parts.get(name) ?? 0))])
  const shown = parts.filter(([, took]) => took >= 1).toSorted(([, one], [, other]) => other - one)
  say(`  of task ${place + 1}: ${shown.map(([name, took]) => `${name} ${ms(took)}`).join(', ')}`)
}

for (const { name, rounds, profiled, size } of cases) {
  const text = wordHtml(size)
  say(
    `\n${name} (${text.paragraphs} paragraphs, ${text.html.length} characters), ${rounds} rounds, ms of the page's own thread`,
  )
  const runs = await pastes(text, rounds, false)
  for (const place of places) sayTask(tasksAt(runs, place), place)
  const shares = await pastes(text, profiled, true)
  say(
    `with the profiler, ${profiled} rounds: ${ms(median(tasksAt(shares, 0).map(({ own }) => own)))} for the first`,
  )
  for (const place of places) sayParts(tasksAt(shares, place), place)
}
await browser.close()
