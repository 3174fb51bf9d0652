import { setTimeout as wait } from 'node:timers/promises'
import { mainThreadClock } from '../chromium.mjs'

/** How many letters are typed, after a few to warm up, and how long it is from one to the next: ms. */
const [warmUp, keys, pace] = [10, 30, 100]

/** Opens a text in an editor on a new page, and measures what it costs the page's own thread: ms, drawing included. */
export async function measure(browser, { js, css }, html) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.setContent('<!doctype html><html lang="ru"><body></body></html>')
  if (css) await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: js })
  await page.evaluate(text => (window.text = text), html)
  const clock = await mainThreadClock(page)
  const heap = await heapClock(page)
  const figures = {}
  const empty = await heap()
  figures.open = await cost(clock, () => page.evaluate(openText))
  await idle(page, clock)
  figures.memory = ((await heap()) - empty) / 2 ** 20
  await placeCaret(page)
  await type(page, warmUp)
  await idle(page, clock)
  figures.key = (await cost(clock, () => type(page, keys))) / keys
  await page.keyboard.insertText('я')
  figures.html = await page.evaluate(timeHtml)
  await context.close()
  return figures
}

/** The bytes that the page's script holds after its garbage is collected. */
async function heapClock(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
}

async function cost(clock, run) {
  const before = await clock()
  await run()
  return (await clock()) - before
}

/** Waits until the page has nothing more to do of its own accord, such as loading what comes in idle moments. */
async function idle(page, clock) {
  for (let quiet = 0; quiet < 3;) {
    const spent = await cost(clock, () => wait(200))
    quiet = spent < 5 ? quiet + 1 : 0
  }
}

/** Runs in the page: until the first frame with the text has been drawn. */
async function openText() {
  window.editor = await window.openEditor(window.text)
  await new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Runs in the page: what the saved form of the text costs right after a letter. */
function timeHtml() {
  const before = performance.now()
  window.editor.html()
  return performance.now() - before
}

/** Clicks into the paragraph in the middle of the text. */
async function placeCaret(page) {
  const at = await page.evaluate(async () => {
    const texts = [...window.editor.root.querySelectorAll('p')].filter(
      text => !text.closest('li, td, blockquote'),
    )
    const text = texts[Math.floor(texts.length / 2)]
    text.scrollIntoView({ block: 'center' })
    await new Promise(resolve => {
      setTimeout(resolve, 500)
    })
    text.scrollIntoView({ block: 'center' })
    const box = text.getBoundingClientRect()
    return { x: box.left + Math.min(200, box.width / 2), y: box.top + Math.min(12, box.height / 2) }
  })
  await page.mouse.click(at.x, at.y)
}

async function type(page, count) {
  const letters = 'слово и дело '
  for (let at = 0; at < count; at++) {
    await page.keyboard.insertText(letters[at % letters.length])
    await wait(pace)
  }
}
