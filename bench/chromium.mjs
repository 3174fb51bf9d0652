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
