import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './boundaries/tree-copy.mjs'
import { apiReport, reportChanges } from './packages/api-report.mjs'
import { fileFaults } from './packages/file-faults.mjs'
import { lintFaults } from './packages/lint-faults.mjs'
import { manifestFaults } from './packages/manifest-faults.mjs'
import { npm, packAll } from './packages/pack.mjs'
import { packageFaults } from './packages/package-faults.mjs'

// What an earlier build left in `dist` would hide what this one leaves out, so the packages are built in a copy without one.
const tree = copyTree([])
const place = mkdtempSync(join(tmpdir(), 'taskfield-packs-'))
try {
  await npm(tree.path, 'run', '--silent', 'build', '-w', '@taskfield/document', '-w', '@taskfield/element')
  for (const pack of await packAll(tree.path, place)) report(pack, await faultsOf(pack))
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
} finally {
  tree.remove()
  rmSync(place, { recursive: true, force: true })
}

async function faultsOf({ name, folder, tarball, files }) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [
    ...packageFaults(manifest, files, folder),
    ...manifestFaults(manifest),
    ...fileFaults(files, folder, tree.path),
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

function report({ name, files }, faults) {
  for (const fault of faults) console.log(`${name}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${name}: its ${files.length} files are whole.`)
}
