import { chromium } from 'playwright-core'
import { chromiumLaunch } from '../scripts/chromium-launch.mjs'

/** Starts Chromium as the tests do. */
export function launchChromium() {
  return chromium.launch(chromiumLaunch)
}

/** The processor time of the page's own thread, in ms. */
export async function mainThreadClock(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
  }
}

/** Puts into a page, as `window.given`, what a call asks for that is measured: Chromium is given it as a script, which it parses, and that is no part of what is asked. */
export async function give(page, value) {
  await page.evaluate(given => void (window.given = given), value)
}
