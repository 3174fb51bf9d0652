import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { pathsIn } from './doc-pages.mjs'
import { withoutCode } from './heading-slugs.mjs'

const paths = pathsIn('')
const pages = paths.filter(
  path => path.endsWith('.md') && !path.startsWith('bench/') && path !== 'CHANGELOG.md',
)

const folders = new Set(paths.map(path => posix.basename(posix.dirname(path))))

/** Whether a word in a page is a path; a page may begin it in any folder, such as `src`, and leave out the ending of a test. */
function isPath(word: string): boolean {
  if (/^[\w-][\w./-]*\.(?:tsx?|mjs|css|json|md|sql)$/.test(word)) return true
  return /^[\w-]+(?:\/[\w-]+)*\/?$/.test(word) && word.includes('/') && folders.has(word.split('/', 1).join())
}

/** A package's `src` may be left out, as in `editor/core`. */
function exists(word: string): boolean {
  const end = `/${word.replace(/\/$/, '')}`
  return paths.some(path =>
    [path, path.replace('/src/', '/'), path.replace(/\.test\.tsx?$/, '')].some(each =>
      `/${each}`.endsWith(end),
    ),
  )
}

it.each(pages)('names only what exists: %s', page => {
  const text = withoutCode(readFileSync(inRoot(page), 'utf8'))
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word).filter(isPath)
  expect(named.filter(word => !exists(word))).toEqual([])
})
