import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium for the tests: the one that `CHROMIUM` names, or the system's, which is installed
 * where we may. Throws words that say what to do when there is none.
 */
export async function ensureChromium(say) {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  const found = named ?? places.find(existsSync)
  if (found) return found
  say('Installing Chromium for the tests (once)…')
  const problem = await installWithApt('chromium')
  const installed = places.find(existsSync)
  if (installed) return installed
  throw new Error(
    `The tests in the browser need Chromium, and it could not be installed: ${problem ?? 'there is none now'}\n` +
      'Install Chromium yourself, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}
