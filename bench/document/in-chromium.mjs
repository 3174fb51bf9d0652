import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync'

/** Measures a text in a page of Chromium (`CHROMIUM`, or /usr/bin/chromium), and says which version it was. */
export async function measureInChromium(html) {
  const page = fileURLToPath(new URL('page.mjs', import.meta.url))
  const bundle = await build({
    entryPoints: [page],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags.split(' '),
  })
  try {
    const tab = await browser.newPage()
    await tab.addScriptTag({ content: bundle.outputFiles[0].text })
    const result = await tab.evaluate(text => window.measureText(text), html)
    return { version: browser.version(), bytes: Buffer.byteLength(html), ...result }
  } finally {
    await browser.close()
  }
}
