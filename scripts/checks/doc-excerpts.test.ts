import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { pathsIn } from './doc-pages.mjs'

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')
const bare = (code: string): string => code.replaceAll(/\s/g, '')

it('CONTRIBUTING.md shows code as it stands; … is what it leaves out', () => {
  const sources = pathsIn('packages')
    .filter(path => /\.tsx?$/.test(path))
    .map(path => bare(read(path)))
  const shown = [...read('CONTRIBUTING.md').matchAll(/^ *```ts\n([^]*?)^ *```$/gm)]
  const pieces = shown.flatMap(([, code = '']) => code.split(/…|\n\n/))
  expect(pieces.length).toBeGreaterThan(6)
  expect(pieces.filter(piece => !sources.some(source => source.includes(bare(piece))))).toEqual([])
})
