import { afterEach, expect, it, vi, type MockInstance } from 'vitest'
import { openLike, usualLimits as usual } from '../../testing/grouped-text.ts'
import { groupLimits } from './block-groups.ts'

afterEach(() => void Object.assign(groupLimits, usual))

const cells = '<td>непереносимоеслово</td>'.repeat(40)
const wide = `<figure class="table"><table><tbody><tr>${cells}</tr></tbody></table></figure>`

it('watches the sizes of the tables near the window alone, and of another once it comes near', async () => {
  const watch = vi.spyOn(ResizeObserver.prototype, 'observe')
  const leave = vi.spyOn(ResizeObserver.prototype, 'unobserve')
  const { text } = openLike(usual, `${'<p>слово</p>'.repeat(9)}${wide}`.repeat(120))
  const tables = (): HTMLTableElement[] => [...text.querySelectorAll('table')]
  const watched = (): number =>
    tables().filter(table => lastCall(watch, table) > lastCall(leave, table)).length
  await expect.poll(() => tables().length).toBe(120)
  await expect.poll(watched).toBeLessThan(40)
  expect(watched()).toBeGreaterThan(0)
  const last = tables().at(-1)?.closest('.tf-table-frame')
  expect(last?.hasAttribute('data-wide')).toBe(false)
  last?.scrollIntoView()
  await expect.poll(() => last?.hasAttribute('data-wide')).toBe(true)
  vi.restoreAllMocks()
})

/** When something was last called with an element; -1 where it never was. */
function lastCall({ mock }: MockInstance<(target: Element) => void>, element: Element): number {
  return mock.invocationCallOrder[mock.calls.findLastIndex(([target]) => target === element)] ?? -1
}
