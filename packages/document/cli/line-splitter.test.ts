import { expect, it } from 'vitest'
import { LineSplitter } from './line-splitter.ts'

function linesOf(...chunks: readonly string[]): string[] {
  const splitter = new LineSplitter()
  const lines = chunks.flatMap(chunk => splitter.push(Buffer.from(chunk)))
  return [...lines, ...splitter.end()].map(line => Buffer.from(line).toString())
}

it.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\nb'], ['a', 'b']],
  [
    ['a', 'b\nc', '\n', 'd'],
    ['ab', 'c', 'd'],
  ],
  [['\n\na'], ['', '', 'a']],
  [
    ['a\n', '\n'],
    ['a', ''],
  ],
  [['a\u2028b\u2029c\u0085d\n'], ['a\u2028b\u2029c\u0085d']],
  [[], []],
])('cuts %j into the lines %j', (chunks, lines) => {
  expect(linesOf(...chunks)).toEqual(lines)
})

it('puts a character together that two chunks share', () => {
  const bytes = Buffer.from('привет\n')
  const splitter = new LineSplitter()
  const lines = [...bytes].flatMap(byte => splitter.push(Uint8Array.of(byte)))
  expect(lines.map(line => Buffer.from(line).toString())).toEqual(['привет'])
})
