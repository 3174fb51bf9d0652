import { give } from '../../chromium.mjs'
import { documentHtml } from '../texts.mjs'
import { openPage } from '../page.mjs'

/** Many short texts on a page that are only read: by a view where an editor has one, else by an editor each. */
export const comments = {
  sizes: [200],
  unit: 'texts',
  figures: { open: 'shown, ms' },
  async measure(browser, bundle, count) {
    const { page, cost, close } = await openPage(browser, bundle)
    const texts = Array.from({ length: count }, (_, at) => documentHtml(2, at + 1))
    await give(page, texts)
    const open = await cost(() => page.evaluate(showAll))
    await close()
    return { open }
  },
}

/** Runs in the page: until the first frame with all of them has been drawn. */
async function showAll() {
  if (window.showTexts) window.showTexts(window.given)
  else for (const html of window.given) await window.openEditor(html)
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}
