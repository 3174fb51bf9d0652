import { documentHtml } from '../texts.mjs'
import { openPage } from '../page.mjs'

/** Turning the wheel through a text, a window at a time: the frames of the page while it moves. */
export const scroll = {
  sizes: [5000],
  unit: 'blocks',
  figures: { thread: 'of a window, ms', longest: 'longest frame, ms' },
  async measure(browser, bundle, blocks) {
    const { page, cost, idle, open, close } = await openPage(browser, bundle)
    await open(documentHtml(blocks))
    await idle()
    const windows = 60
    let longest = 0
    const spent = await cost(async () => (longest = await page.evaluate(scrollThrough, windows)))
    await close()
    return { thread: spent / windows, longest }
  },
}

/** Runs in the page: scrolls a window a frame, and gives the longest time between two frames in ms. */
function scrollThrough(windows) {
  return new Promise(resolve => {
    let [left, last, longest] = [windows, 0, 0]
    const step = now => {
      if (last) longest = Math.max(longest, now - last)
      last = now
      if (left-- === 0) return resolve(longest)
      scrollBy(0, innerHeight)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
