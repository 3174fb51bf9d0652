import { documentHtml } from '../texts.mjs'
import { clickInto, openPage } from '../page.mjs'

const count = 2000
const warmUp = 100

/** What the page's script holds more after many letters, their undo included. */
export const edits = {
  sizes: [1000],
  unit: 'blocks',
  figures: { more: 'after 2,000 letters, MB more' },
  async measure(browser, bundle, blocks) {
    const { page, heap, idle, open, close } = await openPage(browser, bundle)
    await open(documentHtml(blocks))
    await idle()
    await clickInto(page, 'p')
    const before = await heap()
    for (let at = 0; at < count; at++) await page.keyboard.insertText('словно '[at % 7])
    await idle()
    const more = ((await heap()) - before) / 2 ** 20
    await close()
    return { more }
  },
}

/** Fields that come and go: what each leaves behind. */
export const mounts = {
  sizes: [50],
  unit: 'fields',
  figures: { left: 'left of each, kB', listeners: 'listeners left of all', nodes: 'nodes left of all' },
  async measure(browser, bundle, times) {
    const { page, heap, counters, idle, close } = await openPage(browser, bundle)
    const round = html => page.evaluate(openAndClose, html)
    const html = documentHtml(3)
    // What all fields share is made with the first ones, and the engine compiles what runs often: that is no field's own.
    for (let at = 0; at < warmUp; at++) await round(html)
    await idle()
    const before = { heap: await heap(), ...(await counters()) }
    for (let at = 0; at < times; at++) await round(html)
    await idle()
    const after = { heap: await heap(), ...(await counters()) }
    await close()
    return {
      left: (after.heap - before.heap) / 1024 / times,
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes,
    }
  },
}

/** Runs in the page. */
async function openAndClose(html) {
  const editor = await window.openEditor(html)
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  await editor.close()
}
