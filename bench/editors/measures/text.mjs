import { documentHtml } from '../texts.mjs'
import { clickInto, openPage } from '../page.mjs'

/** How many letters are typed, after a few to warm up. */
const [warmUp, keys] = [10, 30]

/** A text of mixed blocks: opening it, a letter in its middle, its saved form after a letter, what it holds of the memory. */
export const text = {
  sizes: [20, 1000, 5000, 20_000],
  unit: 'blocks',
  figures: { open: 'open, ms', key: 'key, ms', html: 'HTML after a key, ms', memory: 'memory, MB' },
  async measure(browser, bundle, blocks) {
    const { page, heap, cost, idle, open, type, close } = await openPage(browser, bundle)
    const empty = await heap()
    const opened = await open(documentHtml(blocks))
    await idle()
    const memory = ((await heap()) - empty) / 2 ** 20
    await clickInto(page, 'p')
    await type(warmUp)
    await idle()
    const key = (await cost(() => type(keys))) / keys
    await page.keyboard.insertText('я')
    const html = await page.evaluate(timeHtml)
    await close()
    return { open: opened, key, html, memory }
  },
}

/** Runs in the page: what the saved form of the text costs right after a letter. */
function timeHtml() {
  const before = performance.now()
  window.editor.html()
  return performance.now() - before
}
