import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { figureHtml } from '../testing/image-html.ts'
import { countLeftovers } from '../testing/leftovers.ts'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import { RichTextField } from './rich-text-field.tsx'
import '../styles/field.css'

function Fields({ count }: { count: number }): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <RichTextField
          key={index}
          value={`<p>${index}</p><ul><li>a</li></ul>`}
          commentEditor={index % 2 === 0}
        />
      ))}
    </>
  )
}

it('fifty fields that come and go leave no listener, observer or element behind', async () => {
  await loadAllCode()
  const { rerender } = await render(<Fields count={1} />)
  await rerender(<Fields count={0} />)
  const leftovers = countLeftovers()
  try {
    await rerender(<Fields count={50} />)
    expect(document.querySelectorAll('[role=textbox]')).toHaveLength(50)
    expect(leftovers.read().listeners).toBeGreaterThan(0)
    await rerender(<Fields count={0} />)
    await expect.poll(() => leftovers.read()).toEqual({ listeners: 0, observers: 0, elements: 0 })
  } finally {
    leftovers.end()
  }
})

/** An element of the page, for as long as something holds it. */
const held = (element: Element | null): WeakRef<Element> => {
  if (!element) throw new Error('The element is not there.')
  return new WeakRef(element)
}

/** What browsers do when they need memory. */
const collectGarbage = (): Promise<unknown> =>
  (cdp() as unknown as { send: (method: string) => Promise<unknown> }).send('HeapProfiler.collectGarbage')

it('a field that was written in, copied from and left is held by nothing', async () => {
  await loadAllCode()
  const { container, rerender } = await render(<Fields count={1} />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('раз{Control>}b{/Control} два{Control>}ac{/Control}{Delete}{Control>}vz{/Control}')
  const text = held(container.querySelector('[role=textbox]'))
  await rerender(<Fields count={0} />)
  await expect
    .poll(async () => {
      await collectGarbage()
      return text.deref()
    })
    .toBeUndefined()
})

const corners = ({ left, top, right, bottom }: DOMRect): number[] => [left, top, right, bottom]
const boxOf = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect()

describe('a field on a page that is drawn smaller', () => {
  it('cuts no item of its toolbar off, and has what stands at an object in its place', async () => {
    await page.viewport(1000, 700)
    await loadAllCode()
    const html = `<p>one</p>${figureHtml()}`
    const field = (width: number): ReactElement => (
      <div style={{ transform: 'scale(.9)', transformOrigin: '0 0', width }}>
        <RichTextField value={html} />
      </div>
    )
    const { container, rerender } = await render(field(700))
    const bar = container.querySelector('.tf-toolbar')
    const shown = (): Element[] => [...(bar?.querySelectorAll('button') ?? [])]
    const free = (): number =>
      Math.round(boxOf(bar).right - Math.max(...shown().map(button => boxOf(button).right)))
    for (const width of [560, 420, 500]) {
      await rerender(field(width))
      await expect.poll(() => Math.round(boxOf(bar).width)).toBeLessThan(width * 0.9 + 1)
      // All items are whole, and there is less room than one more would take.
      await expect.poll(() => free() >= 0 && free() < 60).toBe(true)
    }
    const picture = container.querySelector('img')
    if (picture) await userEvent.click(picture)
    const apart = (): number => {
      const expected = corners(boxOf(picture))
      return Math.max(
        ...corners(boxOf(container.querySelector('.tf-image-box'))).map((edge, at) =>
          Math.abs(edge - (expected[at] ?? 0)),
        ),
      )
    }
    await expect.poll(apart).toBeLessThan(2)
    await userEvent.click(page.getByRole('button', { name: 'Ещё' }).first())
    const popup = (): DOMRect => boxOf(document.querySelector('.tf-toolbar-more'))
    await expect.poll(() => popup().height).toBeGreaterThan(0)
    await expect.poll(() => Math.abs(popup().top - boxOf(bar).bottom)).toBeLessThan(20)
    expect(popup().right).toBeLessThan(1000)
  })
})
