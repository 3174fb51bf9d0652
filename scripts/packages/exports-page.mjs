import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclarationModule } from './declaration-module.mjs'

const introduction = `# Everything that is exported

Written from the comments of the declarations by \`npm run api\`, which a test holds this page to. The types are in \`packages/*/api.md\`, and the pages
of [host-api](host-api.md), [features](features.md) and [server](server.md) say how it is used.
`

/**
 * `docs/exports.md`: what each entry of the packages in these folders exports, with what its comment says. Throws where one has none.
 * @param {readonly string[]} folders where the packages lie, with their declarations built
 * @returns {string}
 */
export function exportsPage(folders) {
  return [introduction, ...folders.flatMap(sectionsOf)].join('\n')
}

/** Entries that are bundled for pages without modules have no sources, and export nothing. */
function sectionsOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(manifest.exports).filter(
    ([, entry]) => entry.types && entry['taskfield:source'],
  )
  return entries.map(([path, { types }]) => {
    const title = `## \`${[manifest.name, path.slice(2)].filter(Boolean).join('/')}\`\n`
    const lines = linesOf(
      join(folder, types),
      specifier => manifest.imports?.[specifier]?.default.types,
      folder,
    )
    return `${title}\n${lines.join('\n') || 'Nothing: it is loaded for what it does.'}\n`
  })
}

function linesOf(entry, typesOf, folder) {
  const own = []
  const others = new Map()
  for (const [name, from] of readDeclarationModule(entry).exports) {
    const { about, of } = find(from, entry, typesOf, folder)
    if (of) others.set(of, [...(others.get(of) ?? []), name])
    else if (about) own.push(`- \`${name}\`: ${about}`)
    else throw new Error(`${name} of ${entry} has no comment that says what it is.`)
  }
  return [...own, ...[...others].map(([of, names]) => `- Of \`${of}\`: ${names.map(asCode).join(', ')}`)]
}

const asCode = name => `\`${name}\``

/** What the comment of an export says, or of which other package it is. */
function find(from, at, typesOf, folder) {
  const inner = from.package && typesOf(from.package)
  if (from.package && !inner) return { of: from.package }
  const path = inner ? join(folder, inner) : (from.path ?? at)
  const { declared, imports, exports } = readDeclarationModule(path)
  return (
    declared.get(from.name) ?? find(imports.get(from.name) ?? exports.get(from.name), path, typesOf, folder)
  )
}
