import { parseTree } from '@taskfield/document'
import { nearPlain } from '@taskfield/document/testing/arbitrary/near-plain.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearWord } from '../../../../testing/copied/near-word.ts'
import { readSource } from './read-source.ts'
import { readTree } from './read-tree.ts'

it('reads what the parser of the browser reads, or nothing', () => {
  let plain = 0
  let tried = 0
  holdLaw(
    fc.property(fc.oneof(nearWord, nearWord, nearPlain), html => {
      const source = readSource(html)
      tried++
      if (source) plain++
      const parsed = readTree(parseTree(html))
      expect(source ?? parsed).toEqual(parsed)
    }),
    500,
  )
  expect(plain / tried).toBeGreaterThan(0.1)
})
