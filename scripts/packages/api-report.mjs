import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarationsOf } from './declarations.mjs'

/**
 * What a package promises by its types, as a page: what each entry exports, and what these name without exporting it.
 * `folder` is where the package lies, with its declarations built.
 */
export function apiReport(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(manifest.exports).filter(([, entry]) => entry.types)
  const parts = entries.map(([path, { types }]) => {
    const { exported, named } = declarationsOf(join(folder, types))
    const title = `## \`${[manifest.name, path.slice(2)].filter(Boolean).join('/')}\``
    if (exported.length === 0) return `${title}\n\nNothing: it is loaded for what it does.`
    return [title, code(exported), ...(named.length > 0 ? ['Named by these:', code(named)] : [])].join('\n\n')
  })
  return `${[`# What \`${manifest.name}\` exports`, preface, ...parts].join('\n\n')}\n`
}

const preface =
  'Written by `npm run api`, compared by `npm run packages`: a change here is a change of the API.'

function code(texts) {
  return `\`\`\`ts\n${texts.map(briefly).join('\n')}\n\`\`\``
}

/** A long list of texts is named only: what is in it stands where it is written from, such as `messages.json`. */
function briefly(text) {
  return text.length > 1000
    ? text.replace(/^(type \w+ =)(?: (?:\| )?(?:'[^']*'|"[^"]*"))+;$/, '$1 string; // of a list')
    : text
}

/** The lines that one of two reports has and the other has not, `-` and `+` before them. */
export function reportChanges(before, after) {
  return [
    ...linesWithout(before, after).map(line => `- ${line}`),
    ...linesWithout(after, before).map(line => `+ ${line}`),
  ]
}

function linesWithout(text, other) {
  const left = new Map()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter(line => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
