import { documentHtml } from '../texts.mjs'
import { clickInto, copyHtml, openPage } from '../page.mjs'

/** What is copied: some 100 KB of HTML. */
const copied = documentHtml(500, 7)

/** Ctrl+V of what was copied from a page, in the middle of a text, until nothing more is done. */
export const paste = {
  sizes: [20, 5000],
  unit: 'blocks',
  figures: { paste: '100 KB pasted, ms' },
  async measure(browser, bundle, blocks) {
    const { page, cost, idle, open, close } = await openPage(browser, bundle)
    await copyHtml(page, copied)
    await open(documentHtml(blocks))
    await idle()
    await clickInto(page, 'p')
    await idle()
    const before = await page.evaluate(() => window.editor.root.textContent.length)
    const spent = await cost(async () => {
      await page.keyboard.press('Control+v')
      await idle()
    })
    const pasted = (await page.evaluate(() => window.editor.root.textContent.length)) - before
    await close()
    if (pasted < 20_000) throw new Error('It was not pasted.')
    return { paste: spent }
  },
}
