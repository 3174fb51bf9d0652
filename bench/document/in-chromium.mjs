import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { runRounds } from './rounds.mjs'

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync'

/** Measures a text in a page of Chromium (`CHROMIUM`, or /usr/bin/chromium), and says which version it was. */
export async function measureInChromium(html) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: flags.split(' ') })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundlePage() })
    await page.evaluate(text => window.takeText(text), html)
    const run = step => page.evaluate(name => void window.steps[name](), step)
    const measured = await runRounds(run, await mainThreadClock(page))
    return { version: browser.version(), bytes: Buffer.byteLength(html), ...measured }
  } finally {
    await browser.close()
  }
}

async function bundlePage() {
  const entry = fileURLToPath(new URL('page.mjs', import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, minify: true })
  return outputFiles[0].text
}

/** The processor time of the page's own thread, in ms. */
async function mainThreadClock(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
  }
}
