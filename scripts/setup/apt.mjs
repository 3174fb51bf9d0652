import { run } from '../run.mjs'

/** `apt-get update`, once for all that is installed. */
let update

/** Installs a package of Debian's where we may. Gives the last words of what went wrong; `null` when nothing did. */
export async function installWithApt(name) {
  update ??= aptGet('update')
  return (await update) ?? aptGet('install', '-y', '--no-install-recommends', name)
}

async function aptGet(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  const { code, output } = await run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return code === 0 ? null : output.trim().split('\n').slice(-3).join('\n')
}
