import { run } from '../run.mjs'

/** Installs a package of Debian's where we may. Gives the last words of what went wrong; `null` when nothing did. */
export async function installWithApt(name) {
  const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command, ...rest] = [...admin, 'apt-get', ...args]
    const { code, output } = await run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return output.trim().split('\n').slice(-3).join('\n')
  }
  return null
}
