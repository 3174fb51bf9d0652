import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../packages/pack.mjs'
import { run } from '../run.mjs'

/** What a host installs besides. */
const peers = ['react', 'react-dom']

/** Installs packs into an empty folder, as a host does, and loads each of their entries in this version of Node. */
export async function tryPacks(packs, place) {
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), '{ "name": "host", "private": true, "type": "module" }\n')
  const tarballs = packs.map(({ tarball }) => tarball)
  await npm(place, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs, ...peers)
  const faults = []
  for (const { manifest } of packs) {
    for (const entry of Object.keys(manifest.exports)) {
      const name = join(manifest.name, entry)
      const fault = await loadFault(name, place)
      if (fault) faults.push(`${name} cannot be loaded: ${fault}`)
    }
    for (const command of Object.keys(manifest.bin ?? {})) {
      const path = join(place, 'node_modules', '.bin', command)
      const { code, output } = existsSync(path) ? await run(path, ['--version']) : { code: 1, output: '' }
      if (code !== 0 || output.trim() !== manifest.version)
        faults.push(`${command} --version says: ${output.trim()}`)
    }
  }
  return faults
}

/** A style sheet is found and read; a script for browsers alone is only found. */
async function loadFault(name, place) {
  const load = /\.css$|\/script$/.test(name)
    ? `(await import('node:fs')).readFileSync(new URL(import.meta.resolve('${name}')))`
    : `await import('${name}'${name.endsWith('.json') ? ", { with: { type: 'json' } }" : ''})`
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', load], { cwd: place })
  return code === 0 ? null : (/^\w*Error\b.*$/m.exec(output)?.[0] ?? output.trim())
}
