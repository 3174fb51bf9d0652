import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { inRoot, root } from '../root.mjs'

// What journeys leave comes and goes while the tree is copied.
const left = new Set(['.git', 'node_modules', 'dist', 'data', 'bench', 'test-results'])

/**
 * A copy of the sources in a temporary folder, sharing the installed packages, with faults planted in it.
 * A fault has a `file`, its `text` (or what makes it from the text before), and perhaps `more` files.
 */
export function copyTree(faults) {
  const path = mkdtempSync(join(tmpdir(), 'taskfield-boundaries-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  try {
    cpSync(root, path, { recursive: true, filter: from => from === root || !left.has(basename(from)) })
    for (const folder of ['', ...workspaces()]) shareModules(folder, path)
    for (const fault of faults) plant(fault, path)
    return { path, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function plant({ file, text, more = {} }, copy) {
  const whole = typeof text === 'function' ? text(readFileSync(join(copy, file), 'utf8')) : text
  for (const [path, content] of Object.entries({ [file]: whole, ...more })) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
}

function workspaces() {
  return ['packages', 'apps'].flatMap(group => readdirSync(inRoot(group)).map(name => join(group, name)))
}

/** Links the installed packages one by one; ours must lead to the copy, so their links are made anew. */
function shareModules(folder, copy) {
  const from = inRoot(folder, 'node_modules')
  if (!existsSync(from)) return
  const to = join(copy, folder, 'node_modules')
  mkdirSync(join(to, '@taskfield'), { recursive: true })
  for (const name of readdirSync(from).filter(each => each !== '.cache' && each !== '@taskfield')) {
    symlinkSync(join(from, name), join(to, name))
  }
  if (folder !== '') return
  for (const name of readdirSync(join(from, '@taskfield'))) {
    const link = join(from, '@taskfield', name)
    const target = relative(root, resolve(dirname(link), readlinkSync(link)))
    symlinkSync(join(copy, target), join(to, '@taskfield', name))
  }
}
