import { existsSync } from 'node:fs'
import { run } from '../run.mjs'

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
  const problem = await installWithApt()
  const installed = places.find(existsSync)
  if (installed) return installed
  throw new Error(
    `The tests in the browser need Chromium, and it could not be installed: ${problem}\n` +
      'Install Chromium yourself, or name one: CHROMIUM=/path/to/chromium npm test',
  )
}

async function installWithApt() {
  const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...admin, 'apt-get', ...args]
    const { code, output } = await run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return output.trim().split('\n').slice(-3).join('\n')
  }
  return 'apt-get installed no Chromium.'
}
