import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { pagesIn } from './doc-pages.mjs'

/** What the packages only tell each other, of trees, tables and texts; `docs/exports.md` names it. */
const inner =
  /^(?:Html(?:Element|Node)|ParsedElement|LiveTree|TreeAttribute|HiddenStyles|NodeFacts|ChangedRange|GridCell|TableGrid|Length|Message)$/

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

/** What each page that people write says in code. */
const pages = pagesIn('docs')
  .filter(page => !/^docs\/(?:decisions\/|exports\.md$)/.test(page))
  .map(page => (read(page).match(/```[^]*?```|`[^`\n]+`/g) ?? []).join('\n').match(/[\w-]+/g) ?? [])
  .map(words => new Set<string>(words))

/** The interfaces that a package exports, with the names of their members. */
function typesOf(name: string): [type: string, members: readonly string[]][] {
  const report = read(`packages/${name}/api.md`)
  const exported = [...report.matchAll(/^## .*\n\n```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code)
  return [...exported.join('\n').matchAll(/^interface (\w+)[^{\n]*\{\n([^]*?)^\}/gm)].map(
    ([, type = '', body = '']) => [
      type,
      [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/gm)].map(([, member = '']) => member),
    ],
  )
}

it.each([
  ['document', 20],
  ['editor', 20],
  ['element', 1],
])('one page names all props, methods and options that a type of @taskfield/%s has', (name, atLeast) => {
  const types = typesOf(name).filter(([type]) => !inner.test(type))
  expect(types.length).toBeGreaterThanOrEqual(atLeast)
  const missing = types.flatMap(([type, members]) => {
    const [fewest = []] = pages
      .map(said => members.filter(member => !said.has(member)))
      .toSorted((a, b) => a.length - b.length)
    return fewest.map(member => `${type}.${member}`)
  })
  expect(missing).toEqual([])
})
