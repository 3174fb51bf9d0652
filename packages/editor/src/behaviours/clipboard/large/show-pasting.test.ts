import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualContext } from '../../../core/feature/host-context.ts'
import type { Toast } from '../../../core/feature/toast.ts'
import { showPasting } from './show-pasting.ts'

/** A notice, and all that it said so far. */
function shownNotice(): { readonly notice: ReturnType<typeof showPasting>; readonly said: Toast[] } {
  const said: Toast[] = []
  const notify = (toast: Toast) => {
    said.push(toast)
    return { update: (next: Toast) => void said.push(next), close: () => {} }
  }
  return { notice: showPasting({ ...usualContext, notify }, () => {}), said }
}

const words = ({ text }: Toast): string => text.ru

it('says each quarter of the work once, and nothing of its end', () => {
  const { notice, said } = shownNotice()
  for (const done of [0, 0.2, 0.25, 0.3, 0.1, 0.5, 0.5, 0.76, 0.99, 1]) notice.report(done)
  expect(said.map(words)).toEqual([
    'Вставляется…',
    'Вставляется… 25\u00a0%',
    'Вставляется… 50\u00a0%',
    'Вставляется… 75\u00a0%',
  ])
})

it('says nothing twice and goes never back, whatever is reported', () => {
  holdLaw(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), reports => {
      const { notice, said } = shownNotice()
      for (const done of reports) notice.report(done)
      const told = said.slice(1).map(toast => Number(/\d+/.exec(words(toast))?.[0]))
      expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
      const most = Math.max(0, ...reports.filter(done => done < 1))
      expect(told.at(-1) ?? 0).toBe(Math.floor(most * 4) * 25)
    }),
    200,
  )
})

it('says nothing more once somebody has closed it', () => {
  const { notice, said } = shownNotice()
  notice.report(0.25)
  said.at(-1)?.onClose?.()
  notice.report(0.5)
  expect(said.map(words)).toEqual(['Вставляется…', 'Вставляется… 25\u00a0%'])
})
