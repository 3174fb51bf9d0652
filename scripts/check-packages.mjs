import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './boundaries/tree-copy.mjs'
import { packFaults } from './packages/pack-faults.mjs'
import { buildPackages, packAll } from './packages/pack.mjs'

// What an earlier build left in `dist` would hide what this one leaves out, so the packages are built in a copy without one.
// Where a folder is named, the packs are left in it.
const [, , kept] = process.argv
const tree = copyTree([])
const place = kept ?? mkdtempSync(join(tmpdir(), 'taskfield-packs-'))
try {
  await buildPackages(tree.path)
  for (const pack of await packAll(tree.path, place)) report(pack, await packFaults(pack, tree.path))
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
} finally {
  tree.remove()
  if (!kept) rmSync(place, { recursive: true, force: true })
}

function report({ name, files }, faults) {
  for (const fault of faults) console.log(`${name}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${name}: its ${files.length} files are whole.`)
}
