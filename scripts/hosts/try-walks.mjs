import { setTimeout as wait } from 'node:timers/promises'
import { patience } from './expect.mjs'

/** Tries one thing and says how it went; the process fails with it. */
export async function tell(name, work) {
  try {
    await work()
    console.log(`✓ ${name}`)
  } catch (error) {
    console.log(`✗ ${name}\n${error.message}`)
    process.exitCode = 1
  }
}

/** Goes the ways through a host, each in a page of its own. A browser that complains of what is not `expected` is a fault. */
export async function tryWalks(browser, name, walks, address) {
  for (const { what, ...way } of walks) {
    // oxlint-disable-next-line no-await-in-loop -- what one has saved is what the next one opens
    await tell(`${name}: ${what}`, () => goThrough(browser, way, address))
  }
}

async function goThrough(browser, { walk, context, expected }, address) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, locale: 'ru-RU', ...context })
  const complaints = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  try {
    page.setDefaultTimeout(patience)
    await page.goto(address)
    await Promise.race([walk(page), tooLong()])
    const faults = complaints.filter(complaint => !expected?.test(complaint))
    if (faults.length > 0) throw new Error(`The browser complains: ${faults.join('\n')}`)
  } finally {
    await page.close()
  }
}

/** A walk may wait for what has no limit of its own, such as a promise of the page. */
async function tooLong() {
  await wait(5 * patience, undefined, { ref: false })
  throw new Error(`It took more than ${(5 * patience) / 60_000} minutes.`)
}
