import { existsSync } from 'node:fs'
import { installWithApt } from './apt.mjs'

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * The path of a Firefox for the journey in it: the one that `FIREFOX` names, or the system's, which is installed where
 * we may. `null` where there is none: then that journey is left out.
 */
export async function findFirefox(say) {
  const found = process.env.FIREFOX ?? places.find(existsSync)
  if (found) return found
  say('Installing Firefox for one of the journeys (once)…')
  const problem = await installWithApt('firefox-esr')
  if (problem) say(`There is no Firefox, so its journey is left out: ${problem}`)
  return places.find(existsSync) ?? null
}
