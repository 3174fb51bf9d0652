import { dirname, resolve } from 'node:path'
import { areaOf } from './area-of.mjs'
import { eachImport, fromRoot, isTest } from './imports.mjs'

/** An area imports only what its row in `areas.mjs` names. */
export const areasRule = {
  create(context) {
    const file = fromRoot(context.filename)
    const area = areaOf(file)
    if (!area) return {}
    return eachImport((node, name) => {
      // Style sheets hold no code.
      if (name.endsWith('.css')) return
      const words = name.startsWith('.')
        ? refuseFolder(area, file, fromRoot(resolve(dirname(context.filename), name)))
        : refusePackage(area, name)
      if (words) context.report({ node, message: `${words} Who may import whom: docs/architecture.md.` })
    })
  },
}

function refuseFolder(area, file, target) {
  const other = areaOf(target)
  if (!other || other.folder === area.folder) return null
  const allowed = isTest(file) ? [...area.imports, ...(area.tests ?? [])] : area.imports
  return allowed.includes(other.name) ? null : `${area.folder} may not import ${other.folder}.`
}

function refusePackage(area, name) {
  if (area.bans?.test(name)) return `${area.folder} does without ${name}.`
  const ours = /^@taskfield\/[^/]+/.exec(name)?.[0]
  return !ours || area.packages.includes(ours) ? null : `${area.folder} may not import ${ours}.`
}
