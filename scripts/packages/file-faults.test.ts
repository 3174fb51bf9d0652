import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileFaults } from './file-faults.mjs'

const whole = {
  LICENSE: '',
  'README.md': '',
  'dist/index.js': 'export {}\n//# sourceMappingURL=index.js.map',
  'dist/index.js.map': map({ '../src/index.ts': 'export {}', '../node_modules/react/index.js': '' }),
  'dist/licences.md': '',
  'dist/styles/text.js': 'export {}',
}

it('has nothing to say about a whole package', () => {
  expect(faultsOf(whole)).toEqual([])
})

it.each([
  ['README.md', 'README.md is not shipped.'],
  ['dist/index.js.map', 'dist/index.js names dist/index.js.map, which is not shipped.'],
  ['dist/licences.md', 'The licences of what is bundled are not shipped.'],
])('misses %s', (missing, fault) => {
  expect(faultsOf(Object.fromEntries(Object.entries(whole).filter(([path]) => path !== missing)))).toEqual([
    fault,
  ])
})

it.each([
  ['dist/testing/doc.d.ts', '', 'dist/testing/doc.d.ts is no part of what is published.'],
  ['dist/x.test.d.ts', '', 'dist/x.test.d.ts is no part of what is published.'],
  ['dist/tsconfig.tsbuildinfo', '', 'dist/tsconfig.tsbuildinfo is no part of what is published.'],
  ['dist/.env', '', 'dist/.env is no part of what is published.'],
  ['dist/later.js', 'export {}', 'dist/later.js has no map.'],
  ['dist/index.js.map', map({ '../src/index.ts': null }), 'dist/index.js.map does not hold ../src/index.ts.'],
  [
    'dist/index.js.map',
    map({ '../src/old.ts': '' }),
    'dist/index.js is left from ../src/old.ts, which is gone.',
  ],
])('notices %s', (path, text, fault) => {
  expect(faultsOf({ ...whole, [path]: text })).toEqual([fault])
})

it('notices the parser of servers in a bundle, and a path of the machine', () => {
  const parser = '../node_modules/parse5/index.js'
  expect(faultsOf({ ...whole, 'dist/index.js.map': map({ [parser]: '' }) })).toContain(
    `A browser is sent ${parser}.`,
  )
  expect(faultsOf({ ...whole, 'dist/a.d.ts': '// /tmp/the-tree/src' })).toEqual([
    'dist/a.d.ts names a folder of the machine that built it.',
  ])
})

function map(sources: Record<string, string | null>): string {
  return JSON.stringify({ sources: Object.keys(sources), sourcesContent: Object.values(sources) })
}

function faultsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'taskfield-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const sources = ['src/index.ts', 'node_modules/react/index.js', 'node_modules/parse5/index.js']
  for (const [path, text] of [...Object.entries(files), ...sources.map(source => [source, ''] as const)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return fileFaults(Object.keys(files), folder, '/tmp/the-tree')
}
