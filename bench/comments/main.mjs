import { availableParallelism, cpus, loadavg } from 'node:os'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundlePage } from '../bundle-page.mjs'
import { give, launchChromium, mainThreadClock } from '../chromium.mjs'

const comments = 200
/** How often a field is opened on the page. The first time its code has not run before. */
const openings = 9

const words =
  'Согласовано с закупками, срок сдвинут на неделю; смету приложу после встречи с поставщиком'.split(' ')

/** A comment as people write them: a sentence or three, now and then a list, a quote or code. */
function commentHtml(number) {
  const sentence = from => Array.from({ length: 8 }, (_, at) => words[(from + at) % words.length]).join(' ')
  const extras = [
    `<ul><li>${sentence(number)}</li><li>${sentence(number + 3)}</li></ul>`,
    `<blockquote><p>${sentence(number + 5)}</p></blockquote>`,
    '<p><code>npm test</code></p>',
    '',
  ]
  return `<p>${sentence(number)}. <strong>${sentence(number + 2)}</strong>.</p>${extras[number % extras.length]}`
}

const say = line => process.stdout.write(`${line}\n`)
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const ms = value => value.toFixed(value < 10 ? 1 : 0)

const browser = await launchChromium()
const { js, css } = await bundlePage(fileURLToPath(new URL('page.tsx', import.meta.url)))
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.addStyleTag({ content: css })
await page.addScriptTag({ content: js })
const clock = await mainThreadClock(page)

/** What something costs the page's own thread: ms, drawing included. */
async function cost(run) {
  const before = await clock()
  await run()
  const own = (await clock()) - before
  await wait(300)
  return own
}

const texts = Array.from({ length: comments }, (_, number) => commentHtml(number))
await give(page, texts)
const read = await cost(() => page.evaluate(() => window.showComments(window.given)))
const opened = []
for (let time = 0; time < openings; time++) {
  opened.push(await cost(() => page.evaluate(() => window.openField())))
  await page.evaluate(() => window.closeField())
  await wait(300)
}
const [first, ...later] = opened
say(
  `${cpus()[0].model}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; Chromium ${browser.version()}\n`,
)
say(
  `| ${comments} comments, read, ms | one field, first, ms | one field, later, ms (best) | field : all comments |`,
)
say('| --- | --- | --- | --- |')
say(
  `| ${ms(read)} | ${ms(first)} | ${ms(median(later))} (${ms(Math.min(...later))}) | ${(median(later) / read).toFixed(2)} |`,
)
await browser.close()
