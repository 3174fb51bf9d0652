import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/**
 * What a `.d.ts` declares, imports and exports, by name. A name that comes from elsewhere has the `path` of the declarations
 * it comes from, or the `package`.
 * @param {string} path
 */
export function readDeclarationModule(path) {
  const code = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, code, { lang: 'dts' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const module = { declared: new Map(), imports: new Map(), exports: new Map(), globals: [] }
  for (const statement of program.body) readStatement(statement, module, { path, code, comments })
  return module
}

function readStatement(statement, module, file) {
  const { type, source, specifiers, declaration } = statement
  const origin = source ? originOf(source.value, file.path) : {}
  if (type === 'ImportDeclaration') return readImports(specifiers, origin, module)
  if (type === 'TSModuleDeclaration') return module.globals.push(textOf(statement, file))
  if (!type.startsWith('Export')) return declare(statement, statement, module, file)
  if (type !== 'ExportNamedDeclaration') throw new Error(`${file.path} exports something without naming it.`)
  const declared = declaration ? declare(declaration, statement, module, file) : []
  for (const name of declared) module.exports.set(name, { name })
  for (const { local, exported } of specifiers)
    module.exports.set(exported.name, { ...origin, name: local.name })
}

function readImports(specifiers, origin, { imports }) {
  for (const { local, imported = local } of specifiers)
    imports.set(local.name, { ...origin, name: imported.name })
}

/** A function may be declared several times. */
function declare(declaration, statement, module, file) {
  const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id]
  const names = [...namesIn(declaration)]
  for (const { name } of ids) {
    const before = module.declared.get(name)
    module.declared.set(name, {
      text: [...(before ? [before.text] : []), textOf(statement, file)].join('\n'),
      names: [...new Set([...(before?.names ?? []), ...names])],
      about: before?.about || aboutOf(statement, file),
    })
  }
  return ids.map(({ name }) => name)
}

function originOf(source, path) {
  if (!source.startsWith('.')) return { package: source }
  return { path: join(dirname(path), source.replace(/\.tsx?$/, '.d.ts')) }
}

/** What the comment right above a statement says, in one line; its tags are left out. */
function aboutOf({ start }, { code, comments }) {
  const above = comments.findLast(({ end }) => end <= start)
  if (!above || !above.value.startsWith('*') || code.slice(above.end, start).trim() !== '') return ''
  const text = above.value.slice(1).replaceAll(/^[ \t]*\*? ?/gm, '')
  const [said = ''] = text.split(/^@/m)
  return said.replaceAll(/\s+/g, ' ').trim()
}

/** The statement as it stands, without comments and empty lines. */
function textOf({ start, end }, { code, comments }) {
  let text = ''
  let at = start
  for (const comment of comments.filter(each => each.start >= start && each.end <= end)) {
    text += code.slice(at, comment.start)
    at = comment.end
  }
  return (text + code.slice(at, end))
    .replaceAll(/^(?:export )?(?:declare )?/g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll('    ', '  ')
}

/** All identifiers but those that name a member. */
function* namesIn(node) {
  if (node === null || typeof node !== 'object') return
  if (node.type === 'Identifier') yield node.name
  if (node.type === 'TSImportType')
    throw new Error(`The type ${node.source.value} is not imported by its name.`)
  for (const [key, value] of Object.entries(node)) {
    if ((key === 'key' || key === 'property') && !node.computed) continue
    yield* namesIn(value)
  }
}
