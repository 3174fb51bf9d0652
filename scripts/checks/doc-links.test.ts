import { existsSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { pagesIn } from './doc-pages.mjs'
import { slugsIn, withoutCode } from './heading-slugs.mjs'

const pages = pagesIn('')

it.each(pages)('leads only to what exists: %s', page => {
  const text = withoutCode(readFileSync(inRoot(page), 'utf8')).replaceAll(/`[^`\n]+`/g, '')
  const links = [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, to = '']) => to)
  expect(links.filter(to => !/^[a-z][a-z+.-]*:/.test(to) && !leadsSomewhere(page, to))).toEqual([])
})

it('calls headings by the names that links to them have', () => {
  const page = '# «A» & `b-c` (д)\n\n## See [it](x.md)\n\n```sh\n# no heading\n```\n\n## See it'
  expect(slugsIn(page)).toEqual(['a--b-c-д', 'see-it', 'see-it-1'])
})

/** Whether a relative address leads to a file or folder, and its anchor to a heading of that page. */
function leadsSomewhere(page: string, to: string): boolean {
  const [path = '', anchor] = to.split('#')
  const target = path === '' ? page : posix.join(posix.dirname(page), decodeURI(path))
  if (!existsSync(inRoot(target))) return false
  if (anchor === undefined) return true
  return (
    statSync(inRoot(target)).isFile() &&
    slugsIn(readFileSync(inRoot(target), 'utf8')).includes(decodeURI(anchor))
  )
}
