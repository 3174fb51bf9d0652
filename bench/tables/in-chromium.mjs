import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundlePage } from '../bundle-page.mjs'
import { give, launchChromium, mainThreadClock } from '../chromium.mjs'

/** How many letters are typed, after a few to warm up, and how long it is from one to the next: ms. */
const [warmUp, keys, pace] = [10, 40, 100]

/** A browser with the published field; each `open` is a new page. */
export async function startFields() {
  const browser = await launchChromium()
  const { js, css } = await bundlePage(fileURLToPath(new URL('page.tsx', import.meta.url)))
  const open = async html => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addStyleTag({ content: css })
    await page.addScriptTag({ content: js })
    const clock = await mainThreadClock(page)
    await give(page, html)
    const [started, before] = [performance.now(), await clock()]
    await page.evaluate(() => window.openField(window.given))
    const opened = { wall: performance.now() - started, own: (await clock()) - before }
    await wait(1000)
    return { page, clock, opened }
  }
  return { open, version: browser.version(), close: () => browser.close() }
}

/** Puts the caret into the cell in the middle, or into the text where there is none. */
async function placeCaret(page) {
  const cells = page.locator('[role=textbox] td p, [role=textbox] td')
  const count = await cells.count()
  const target = count > 0 ? cells.nth(Math.floor(count / 2)) : page.locator('[role=textbox]')
  await target.scrollIntoViewIfNeeded()
  await target.click()
  await wait(500)
}

/** What a letter costs the page's own thread while one types steadily: ms, drawing included. */
export async function measureKey({ page, clock }) {
  await placeCaret(page)
  await type(page, warmUp)
  const before = await clock()
  await type(page, keys)
  return ((await clock()) - before) / keys
}

/** The same in the elements of the field without the field. */
export function measureBareKey(field) {
  return field.page.evaluate(() => window.bareText()).then(() => measureKey(field))
}

async function type(page, count) {
  const letters = 'слово и дело '
  for (let at = 0; at < count; at++) {
    await page.keyboard.insertText(letters[at % letters.length])
    await wait(pace)
  }
}

/** Drags the border of a column for a second; gives the frames that were drawn, and what a move cost. */
export async function measureDrag({ page, clock }) {
  await placeCaret(page)
  const border = await page.locator('.tf-border-handle').nth(2).boundingBox()
  const [x, y] = [border.x + border.width / 2, border.y + border.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => window.watchFrames())
  const before = await clock()
  const moves = 60
  for (let at = 1; at <= moves; at++) {
    await page.mouse.move(x + at, y)
    await wait(1000 / 60)
  }
  const own = ((await clock()) - before) / moves
  const drawn = await page.evaluate(() => window.endFrames())
  await page.mouse.up()
  return { ...drawn, own }
}
