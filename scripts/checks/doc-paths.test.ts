import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot, root } from '../root.mjs'

const left = new Set(['node_modules', 'dist', 'data', 'test-results'])

/** The paths of all files and folders, from the root, with forward slashes. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.has(name) && (!name.startsWith('.') || ['.ci', '.github'].includes(name)))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? [path, ...pathsIn(path)] : [path]
    })
}

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
  const text = readFileSync(inRoot(page), 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '')
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word).filter(isPath)
  const linked = [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, to = '']) =>
    posix.join(posix.dirname(page), to),
  )
  const missing = [...named.filter(word => !exists(word)), ...linked.filter(to => !paths.includes(to))]
  expect(missing).toEqual([])
})
