import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pagesIn, pathsIn } from '../scripts/checks/doc-pages.mjs'
import { root } from '../scripts/root.mjs'

// The pages stand in `dist/pages` as they do in the repository, so that a link from one to another is the same, and find there what is installed here.
const to = fileURLToPath(new URL('dist/pages/', import.meta.url))
const pages = pagesIn('').filter(path => !/^(?:site|\.)|\/api\.md$/.test(path))
const pictures = pathsIn('docs').filter(path => /\.(?:png|svg)$/.test(path))

rmSync(to, { recursive: true, force: true })
for (const path of [...pages, ...pictures]) cpSync(join(root, path), join(to, path))
cpSync(new URL('playground.md', import.meta.url), join(to, 'playground.md'))
