import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { run } from '../run.mjs'

/** Installs what package-lock.json asks for, when it is not there yet. Throws words that say why it failed. */
export async function ensureInstalled(say) {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return
  say('Installing the packages (once)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code, output } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0)
    throw new Error(`The packages could not be installed: ${reason(output)}\n\n${complaint(output)}`)
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8'))
  } catch {
    return null
  }
}

/**
 * Whether everything in the lock stands in node_modules in the same version. Compared by content, because
 * a checkout touches file times. What is optional may be missing: it is for other systems.
 */
export function isInstalled(lock, installed) {
  if (!lock || !installed) return false
  return Object.entries(lock.packages).every(
    ([path, entry]) => path === '' || entry.optional || installed.packages[path]?.version === entry.version,
  )
}

const reasons = [
  {
    pattern: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT/,
    words: 'npm cannot reach the package registry; check the network or the proxy.',
  },
  { pattern: /EACCES|EPERM|EROFS/, words: 'this folder may not be written to.' },
  { pattern: /ENOSPC/, words: 'the disk is full.' },
  {
    pattern: /can only install packages when your package/,
    words: 'package-lock.json does not match package.json; run `npm install` and commit both.',
  },
  { pattern: /EBADENGINE/, words: 'a package needs another version of Node.' },
]

/** What npm's output means, in a sentence. */
export function reason(output) {
  return reasons.find(({ pattern }) => pattern.test(output))?.words ?? 'npm says why below.'
}

/** The first of npm's own words; what follows them is help for npm. */
function complaint(output) {
  const lines = output.trim().split('\n')
  return lines
    .filter(line => line.startsWith('npm error'))
    .slice(0, 10)
    .join('\n')
}
