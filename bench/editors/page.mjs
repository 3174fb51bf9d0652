import { setTimeout as wait } from 'node:timers/promises'
import { give, mainThreadClock } from '../chromium.mjs'

/** How long it is from one letter to the next: ms. */
const pace = 100

/** A new page of its own with an editor's code, in which what something costs the page's own thread can be asked: ms, drawing included. */
export async function openPage(browser, { js, css }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.setContent('<!doctype html><html lang="ru"><body></body></html>')
  if (css) await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: js })
  const clock = await mainThreadClock(page)
  return {
    page,
    heap: await heapClock(page),
    counters: await countersOf(page),
    cost: run => cost(clock, run),
    idle: () => idle(clock),
    open: async html => {
      await give(page, html)
      return cost(clock, () => page.evaluate(openText))
    },
    type: count => type(page, count),
    close: () => context.close(),
  }
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

/** How many listeners and nodes the page holds, those that are on no page included. */
async function countersOf(page) {
  const session = await page.context().newCDPSession(page)
  return async () => {
    const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
    return { listeners: jsEventListeners, nodes }
  }
}

async function cost(clock, run) {
  const before = await clock()
  await run()
  return (await clock()) - before
}

/** Waits until the page has nothing more to do of its own accord, such as loading what comes in idle moments. */
async function idle(clock) {
  for (let quiet = 0; quiet < 3;) {
    const spent = await cost(clock, () => wait(200))
    quiet = spent < 5 ? quiet + 1 : 0
  }
}

/** Runs in the page: until the first frame with the text has been drawn. */
async function openText() {
  window.editor = await window.openEditor(window.given)
  await new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

async function type(page, count) {
  const letters = 'слово и дело '
  for (let at = 0; at < count; at++) {
    await page.keyboard.insertText(letters[at % letters.length])
    await wait(pace)
  }
}

/** Clicks into the element in the middle of all that `selector` finds; paragraphs of lists, cells and quotes do not count. */
export async function clickInto(page, selector) {
  const at = await page.evaluate(async wanted => {
    const texts = [...window.editor.root.querySelectorAll(wanted)].filter(
      text => wanted !== 'p' || !text.closest('li, td, blockquote'),
    )
    const text = texts[Math.floor(texts.length / 2)]
    text.scrollIntoView({ block: 'center' })
    await new Promise(resolve => {
      setTimeout(resolve, 500)
    })
    text.scrollIntoView({ block: 'center' })
    const box = text.getBoundingClientRect()
    // The middle of the window, where nothing of the editor's own covers a block that is higher than it.
    const y = Math.min(Math.max(innerHeight / 2, box.top + 1), box.bottom - 1)
    return { x: box.left + Math.min(200, box.width / 2), y }
  }, selector)
  await page.mouse.click(at.x, at.y)
}

/** Puts HTML on the clipboard as a page does from which it is copied. */
export async function copyHtml(page, html) {
  await page.evaluate(selectText, html)
  await page.keyboard.press('Control+c')
  await page.evaluate(() => document.querySelector('#copied').remove())
}

/** Runs in the page: shows a text and selects all of it. */
function selectText(html) {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'copied'
  place.innerHTML = html
  window.getSelection().selectAllChildren(place)
}
