import { clickInto, openPage } from '../page.mjs'
import { codeHtml, paragraphHtml, tableHtml } from '../texts.mjs'

const [warmUp, keys] = [10, 30]

/** A letter in one block of code of so many lines: what stands for it differs. */
export const code = longBlock('lines', [5000], 'pre, code:not(pre *), .ql-code-block', codeHtml)

/** A letter in one paragraph of so many characters. */
export const paragraph = longBlock('characters', [100_000], 'p', paragraphHtml)

/** A letter in a table of so many cells. */
export const table = longBlock('cells', [1000], 'td', tableHtml)

function longBlock(unit, sizes, selector, html) {
  return {
    sizes,
    unit,
    figures: { open: 'open, ms', key: 'key, ms' },
    async measure(browser, bundle, size) {
      const { page, cost, idle, open, type, close } = await openPage(browser, bundle)
      const opened = await open(html(size))
      await idle()
      await clickInto(page, selector)
      await type(warmUp)
      await idle()
      const key = (await cost(() => type(keys))) / keys
      await close()
      return { open: opened, key }
    },
  }
}
