import { documentHtml } from '../texts.mjs'
import { clickInto, openPage } from '../page.mjs'

const times = 10

/** Keys at both ends of a text and in its middle: what one costs the page's own thread. */
export const keys = {
  sizes: [20, 5000],
  unit: 'blocks',
  figures: {
    top: 'letter at the top, ms',
    end: 'letter at the end, ms',
    enter: 'Enter, ms',
    backspace: 'Backspace, ms',
    undo: 'undo, ms',
  },
  async measure(browser, bundle, blocks) {
    const { page, cost, idle, open, type, close } = await openPage(browser, bundle)
    await open(documentHtml(blocks))
    await idle()
    const press = async key => {
      await idle()
      const spent = await cost(async () => {
        for (let at = 0; at < times; at++) {
          await page.keyboard.press(key)
          await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
        }
      })
      return spent / times
    }
    const letter = async key => {
      await clickInto(page, 'p')
      await page.keyboard.press(key)
      await type(3)
      await idle()
      return (await cost(() => type(times))) / times
    }
    const figures = { top: await letter('Control+Home'), end: await letter('Control+End') }
    await clickInto(page, 'p')
    for (const [name, key] of [
      ['enter', 'Enter'],
      ['backspace', 'Backspace'],
      ['undo', 'Control+z'],
    ])
      figures[name] = await press(key)
    await close()
    return figures
  },
}
