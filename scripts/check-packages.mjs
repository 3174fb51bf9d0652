import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from './boundaries/tree-copy.mjs'
import { packageFaults } from './checks/package-faults.mjs'
import { run } from './run.mjs'

// What an earlier build left in `dist` would hide what this one leaves out, so the packages are built in a copy without one.
const tree = copyTree([])
try {
  for (const name of ['document', 'editor', 'element']) await checkPackage(join(tree.path, 'packages', name))
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
} finally {
  tree.remove()
}

async function checkPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  await npm(folder, 'run', '--silent', 'prepack')
  const listing = await npm(folder, 'pack', '--dry-run', '--json', '--ignore-scripts')
  const [{ files }] = Object.values(JSON.parse(listing.slice(listing.indexOf('[\n'))))
  const paths = files.map(({ path }) => path)
  const faults = packageFaults(manifest, paths, folder)
  for (const fault of faults) console.log(`${manifest.name}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`${manifest.name}: its ${paths.length} files are whole.`)
}

async function npm(cwd, ...args) {
  const { code, output } = await run('npm', args, { cwd })
  if (code === 0) return output
  throw new Error(`npm ${args.join(' ')} failed in ${cwd}:\n${output.trim()}`)
}
