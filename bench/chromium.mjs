import process from 'node:process'
import { chromium } from 'playwright-core'

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync'

/** Starts Chromium (`CHROMIUM`, or /usr/bin/chromium). */
export function launchChromium() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: flags.split(' ') })
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
