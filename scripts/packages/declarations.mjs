import { readDeclarationModule } from './declaration-module.mjs'

/**
 * The declarations that stand behind an entry, each as a text without its comments, in the order of their names: those that
 * it exports, and those of the same package that these name.
 * @param {string} entry the path of its `.d.ts`
 */
export function declarationsOf(entry) {
  const modules = new Map()
  const moduleAt = path => {
    if (!modules.has(path)) modules.set(path, readDeclarationModule(path))
    return modules.get(path)
  }
  const { exports, globals } = moduleAt(entry)
  const exported = [...exports].map(([name, from]) => ({ ...find(from, entry, moduleAt), as: name }))
  const seen = new Set(exported.map(({ key }) => key))
  const named = []
  follow(exported)
  return { exported: [...textsOf(exported), ...globals], named: textsOf(named) }

  function follow(declarations) {
    for (const { path, names = [] } of declarations) {
      for (const name of names.filter(each => knows(moduleAt(path), each))) {
        const found = find({ name }, path, moduleAt)
        if (seen.has(found.key)) continue
        seen.add(found.key)
        if (found.path === undefined) continue
        named.push(found)
        follow([found])
      }
    }
  }
}

function textsOf(declarations) {
  return declarations
    .map(({ name, as = name, text }) => ({ as, text: as === name ? text : `${text} // as ${as}` }))
    .toSorted((a, b) => (a.as < b.as ? -1 : 1))
    .map(({ text }) => text)
}

function knows({ declared, imports }, name) {
  return declared.has(name) || imports.has(name)
}

/** Where a name is declared that a module at `path` has from somewhere: in a module, or in another package (without a path). */
function find(from, path, moduleAt) {
  if (from.package)
    return { key: `${from.package}#${from.name}`, name: from.name, text: `${from.name} of ${from.package}` }
  const at = from.path ?? path
  const { declared, imports, exports } = moduleAt(at)
  const declaration = declared.get(from.name)
  if (declaration) return { key: `${at}#${from.name}`, path: at, name: from.name, ...declaration }
  const further = imports.get(from.name) ?? exports.get(from.name)
  if (!further) throw new Error(`${at} does not declare ${from.name}.`)
  return find(further, at, moduleAt)
}
