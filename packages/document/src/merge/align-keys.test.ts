import { describe, expect, it } from 'vitest'
import { alignKeys } from './align-keys.ts'

const align = (a: string, b: string): string =>
  alignKeys([...a], [...b])
    .map(([indexA, indexB]) => `${indexA}${indexB}`)
    .join(' ')

describe('aligning two sequences', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', '00 11 22'],
    ['abc', 'axc', '00 22'],
    ['abc', 'ac', '00 21'],
    ['ac', 'abc', '00 12'],
    ['abc', 'xyz', ''],
    ['abcd', 'acbd', '00 21 33'],
    ['a__b', 'a_b', '00 11 32'],
    ['a__', 'b__', '11 22'],
    ['xa_by', 'za_bw', '11 22 33'],
  ])('pairs %j with %j as %j', (a, b, pairs) => {
    expect(align(a, b)).toBe(pairs)
  })

  it('pairs a repeated key beside its neighbours', () => {
    expect(align('1a_b_2', '3b_4')).toBe('31 42')
  })

  it('reads long sequences that have nothing in common without delay', () => {
    const many = (prefix: string): string[] =>
      Array.from({ length: 50_000 }, (_, index) => `${prefix}${index}`)
    expect(alignKeys(many('a'), many('b'))).toEqual([])
  })
})
