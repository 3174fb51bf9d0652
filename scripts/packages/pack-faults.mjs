import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport, reportChanges } from './api-report.mjs'
import { fileFaults } from './file-faults.mjs'
import { lintFaults } from './lint-faults.mjs'
import { manifestFaults } from './manifest-faults.mjs'
import { packageFaults } from './package-faults.mjs'

/** Everything that keeps a pack of `packAll` from being published, a sentence each. `tree` is the folder in which it was built. */
export async function packFaults({ name, folder, tarball, files }, tree) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [
    ...packageFaults(manifest, files, folder),
    ...manifestFaults(manifest),
    ...fileFaults(files, folder, tree),
    ...(await lintFaults(tarball)),
    ...apiFaults(name, folder),
  ]
}

function apiFaults(name, folder) {
  const committed = join(folder, 'api.md')
  const before = existsSync(committed) ? readFileSync(committed, 'utf8') : ''
  const changes = reportChanges(before, apiReport(folder))
  if (changes.length === 0) return []
  return [`What ${name} exports has changed. \`npm run api\` accepts it:\n${changes.join('\n')}`]
}
