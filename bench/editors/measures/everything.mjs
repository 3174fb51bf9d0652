import { documentHtml } from '../texts.mjs'
import { clickInto, openPage } from '../page.mjs'

const steps = {
  select: 'Control+a',
  bold: 'Control+b',
  undoBold: 'Control+z',
  erase: 'Delete',
  undoErase: 'Control+z',
}

/** What is done to a whole text by keys. Each figure is the longest time in which the page answers nobody. */
export const everything = {
  sizes: [1000, 5000],
  unit: 'blocks',
  figures: {
    select: 'select all, ms',
    bold: 'bold, ms',
    undoBold: 'undo, ms',
    erase: 'delete, ms',
    undoErase: 'undo, ms',
  },
  async measure(browser, bundle, blocks) {
    const { page, idle, open, close } = await openPage(browser, bundle)
    await open(documentHtml(blocks))
    await idle()
    await clickInto(page, 'p')
    await page.evaluate(watchTasks)
    await idle()
    const figures = {}
    for (const [step, key] of Object.entries(steps)) {
      await page.evaluate(() => (window.longest = 0))
      await page.keyboard.press(key)
      await idle()
      figures[step] = await page.evaluate(() => window.longest)
    }
    await close()
    return figures
  },
}

/** Runs in the page: keeps the longest task since it was set to 0. Tasks of under 50 ms are not told, and count as 0. */
function watchTasks() {
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'longtask' })
}
