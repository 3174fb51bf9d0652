import { openPage } from '../page.mjs'
import { documentHtml } from '../texts.mjs'

/** Fields of one short text, on one page. */
export const fields = {
  sizes: [1, 50],
  unit: 'fields',
  figures: { open: 'open all, ms', memory: 'memory of each, MB' },
  async measure(browser, bundle, count) {
    const { heap, idle, open, close } = await openPage(browser, bundle)
    const html = documentHtml(3)
    // What all fields share is made with the first.
    await open(html)
    await idle()
    const before = await heap()
    let opened = 0
    for (let at = 0; at < count; at++) opened += await open(html)
    await idle()
    const memory = ((await heap()) - before) / 2 ** 20 / count
    await close()
    return { open: opened, memory }
  },
}
