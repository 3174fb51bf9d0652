import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The clipboards below a folder: HTML named `input.….html`, with `model.….html` beside it, and perhaps RTF. */
export function readFixtures(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files
    .filter(file => /^input.*\.html$/.test(file.name))
    .map(file => join(file.parentPath, file.name))
    .toSorted()
    .flatMap(path => readFixture(folder, path))
}

function readFixture(folder, path) {
  const model = modelOf(path)
  if (!model) return []
  return [
    {
      name: relative(folder, path),
      group: groupOf(path),
      html: readFileSync(path, 'utf8'),
      model: readFileSync(model, 'utf8'),
      rtf: rtfsOf(path),
    },
  ]
}

function groupOf(path) {
  if (path.includes('google-docs')) return 'Google Docs'
  return path.includes('safari') ? 'Word, Safari' : 'Word'
}

/** The document that is expected of a clipboard: its own, or that of the program in any browser. */
function modelOf(path) {
  const own = path.replace(/input([^/]*)$/, 'model$1')
  return [own, own.replace(/\.(?:safari|chrome|edge|firefox)\b/, '')].find(existsSync) ?? null
}

/** All RTF that stands beside a clipboard of another browser than Safari, which gives none. */
function rtfsOf(path) {
  if (path.includes('safari')) return []
  const folder = dirname(path)
  return readdirSync(folder)
    .filter(name => name.endsWith('.rtf'))
    .map(name => readFileSync(join(folder, name), 'latin1'))
}
