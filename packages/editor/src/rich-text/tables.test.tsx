import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/content.css'
import { numberedRows, tableHtml } from '../testing/table-html.ts'
import { RichText } from './rich-text.tsx'

const wide = tableHtml(numberedRows(3, 60))

async function show(html: string): Promise<HTMLElement> {
  const { container } = await render(<RichText html={html} />)
  const scroller = container.querySelector<HTMLElement>('.tf-table-scroller')
  if (!scroller) throw new Error('The table has no frame.')
  return scroller
}

describe('a table in the read-only view', () => {
  it('scrolls by keys and says so while it is too wide', async () => {
    const scroller = await show(wide.replace('</figure>', '<figcaption>Сроки</figcaption></figure>'))
    await expect.poll(() => scroller.role).toBe('region')
    expect(scroller.ariaLabel).toBe('Сроки. Широкая таблица, прокручивается вбок')
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(scroller)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(0)
  })

  it('is no stop of the keyboard while it is narrow', async () => {
    const scroller = await show(wide)
    await expect.poll(() => scroller.tabIndex).toBe(0)
    scroller.style.width = '100000px'
    scroller.closest('figure')?.style.setProperty('max-width', 'none')
    await expect.poll(() => scroller.getAttributeNames().toSorted()).toEqual(['class', 'style'])
  })

  it('keeps its heading rows in sight of the page', async () => {
    const scroller = await show(tableHtml(numberedRows(80, 3), { headings: [['a', 'b', 'c']] }))
    scroller.querySelector('tbody tr:nth-child(40)')?.scrollIntoView({ block: 'center' })
    expect(scroller.querySelector('thead tr')?.getBoundingClientRect().top).toBeCloseTo(0, 0)
    scrollTo(0, 0)
  })
})
