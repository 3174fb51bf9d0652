import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { pathsIn } from './doc-pages.mjs'
import { withoutCode } from './heading-slugs.mjs'

const paths = pathsIn('')
const read = (path: string): string => readFileSync(inRoot(path), 'utf8')

const names = new Set(
  paths
    .filter(path => /\.(?:tsx?|mjs|jsx?|css|sql)$/.test(path) || path.endsWith('package.json'))
    .flatMap(path => read(path).match(/\w+/g) ?? []),
)

/** Names of other products, and patterns of names. */
const others = new Set(['cssTarget', 'isX', 'findX', 'canX', 'parseX', 'writeX'])

// A page about another editor names what that has; a decision or a change tells what was so at its time.
const pages = paths.filter(
  path =>
    path.endsWith('.md') && !/^(?:CHANGELOG|docs\/migration|docs\/decisions\/.*|bench\/.*)\.md$/.test(path),
)

it('README.md names each setting of the server', () => {
  const settings = [
    ...read('apps/server/src/settings.ts').matchAll(/const \{([^}]+)\} = environment/g),
  ].flatMap(([, found = '']) => found.match(/\w+/g) ?? [])
  expect(settings).toContain('PORT')
  const readme = read('README.md')
  expect(settings.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
})

it.each(pages)('names nothing in code that no code has: %s', page => {
  const named = [...withoutCode(read(page)).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.match(/[A-Za-z]\w*/g) ?? [])
    .filter(word => /[a-z][A-Z]/.test(word))
  expect(named.filter(word => !names.has(word) && !others.has(word))).toEqual([])
})

it('names only commands of npm that there are', () => {
  const scripts = new Set(
    ['package.json', 'bench/package.json', 'site/package.json'].flatMap(path =>
      Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts),
    ),
  )
  const named = paths
    .filter(path => path.endsWith('.md') && path !== 'CHANGELOG.md')
    .flatMap(path =>
      [...read(path).matchAll(/npm run (?:-s )?([a-z\d][\w:-]*)/g)].map(([, name = '']) => name),
    )
  expect(named).toContain('hosts')
  expect(named.filter(name => !scripts.has(name))).toEqual([])
})
