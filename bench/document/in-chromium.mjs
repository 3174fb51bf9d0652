import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launchChromium, mainThreadClock } from '../chromium.mjs'
import { runRounds } from './rounds.mjs'

/** Measures a text in a page of Chromium (`CHROMIUM`, or /usr/bin/chromium), and says which version it was. */
export async function measureInChromium(html) {
  const browser = await launchChromium()
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
