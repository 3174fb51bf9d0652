import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SharedPairs } from './shared-pairs.ts'

const name = fc.constantFrom('color', 'margin', 'class')
const change = fc.oneof(
  fc.record({ do: fc.constant('set' as const), name, value: fc.constantFrom('red', '0') }),
  fc.record({ do: fc.constant('delete' as const), name }),
  fc.record({ do: fc.constant('clear' as const) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function apply(pairs: Map<string, string> | SharedPairs, made: Change): unknown {
  if (made.do === 'set') return [...pairs.set(made.name, made.value)]
  return made.do === 'delete' ? pairs.delete(made.name) : pairs.clear()
}

it('change as those of a Map do, and for nobody else', () => {
  holdLaw(
    fc.property(
      fc.array(fc.tuple(name, fc.constantFrom('blue', '1'))),
      fc.array(change, { maxLength: 5 }),
      (entries, changes) => {
        const base = new Map(entries)
        const [one, other, map] = [new SharedPairs(base), new SharedPairs(base), new Map(entries)]
        for (const made of changes) {
          expect(apply(one, made)).toEqual(apply(map, made))
          expect([...one]).toEqual([...map])
          expect([one.size, one.get('color'), one.has('color')]).toEqual([
            map.size,
            map.get('color'),
            map.has('color'),
          ])
          expect([...(one.shared ?? [])]).toEqual(one.shared ? [...map] : [])
        }
        expect([...other]).toEqual([...new Map(entries)])
      },
    ),
    300,
  )
})
