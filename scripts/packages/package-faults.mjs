import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * What keeps a package from being published, a sentence for each fault. `manifest` is its package.json, `files` are the
 * paths that `npm pack` ships, with forward slashes, and `folder` is where they lie.
 * @returns {string[]}
 */
export function packageFaults(manifest, files, folder) {
  const { exports = {}, bin = {}, types = [] } = manifest
  const shipped = new Set(files)
  const missing = [...pathsIn(exports), ...pathsIn(bin), ...pathsIn(types)]
    .filter(path => !shipped.has(posix.normalize(path)))
    .map(path => `package.json names ${path}, which is not shipped.`)
  const unresolved = files.flatMap(file =>
    importsOf(join(folder, file))
      .filter(name => (name.startsWith('.') ? !leadsTo(file, name, shipped) : !isInstalled(name, manifest)))
      .map(name => `${file} imports ${name}, which is neither shipped nor a dependency.`),
  )
  return [...missing, ...unresolved]
}

/** `taskfield:source` leads to the sources, for this repository alone. */
function pathsIn(entry) {
  if (typeof entry === 'string') return [entry]
  return Object.entries(entry).flatMap(([key, value]) => (key === 'taskfield:source' ? [] : pathsIn(value)))
}

const styleImports = /(?:@import\s+|\burl\(\s*)['"](\.[^'"\n]+)['"]/g
const workerUrls = /\bnew URL\(\s*['"](\.[^'"\n]+)['"]\s*,\s*import\.meta\.url/g
const moduleImports = /\b(?:from|import)\s*\(?\s*['"]([\w@./:-]+)['"]/g

function importsOf(path) {
  if (!/\.(?:css|js|d\.ts)$/.test(path)) return []
  const patterns = path.endsWith('.css') ? [styleImports] : [moduleImports, workerUrls]
  const text = readFileSync(path, 'utf8')
  return patterns.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1]))
}

/** A declaration names the source that it was made from, and the compiler reads the declaration beside it. */
function leadsTo(file, name, shipped) {
  const path = posix.join(posix.dirname(file), name)
  return shipped.has(file.endsWith('.d.ts') ? path.replace(/\.(?:tsx?|js)$/, '.d.ts') : path)
}

/** A package may import itself by its own name. */
function isInstalled(name, { name: own, dependencies = {}, peerDependencies = {} }) {
  const module = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return name.startsWith('node:') || module === own || module in dependencies || module in peerDependencies
}
