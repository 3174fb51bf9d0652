import { userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { countHighlighted, highlighted } from '../../testing/highlights.ts'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

const control = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.tf-find :is(input, button)')].find(
    element =>
      element.ariaLabel === label ||
      element.textContent === label ||
      element.closest('label')?.textContent === label,
  )
  if (!found) throw new Error(`The bar has no «${label}».`)
  return found
}
const count = (): string | null | undefined => document.querySelector('.tf-find-count')?.textContent

/** What is marked as the current place, where that is in an element. */
const currentIn = (selector: string): string | undefined => {
  const [element] = document.querySelectorAll(`.tf-editable ${selector}`)
  return element && highlighted('tf-found-current', element)[0]
}
const currentBox = (): DOMRect => {
  const [range] = CSS.highlights.get('tf-found-current') ?? []
  if (!(range instanceof Range)) throw new Error('No place is the current one.')
  return range.getBoundingClientRect()
}
const table = (row: string, rows: number): string =>
  `<figure class="table"><table><tbody>${`<tr>${row}</tr>`.repeat(rows)}</tbody></table></figure>`

async function openBar(value: string, text: string): Promise<RenderedField> {
  const editor = await renderField({ value })
  editor.handle.focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.poll(() => document.activeElement).toBe(control('Найти'))
  await userEvent.keyboard(text)
  return editor
}

describe('find and replace', () => {
  it('gives elements the looks of what was found only while something is looked for', async () => {
    const { text } = await openBar('<p>кот</p>', 'кот')
    const color = (): string | undefined => {
      const [line] = text.children
      return line && getComputedStyle(line, '::highlight(tf-found)').backgroundColor
    }
    await expect.poll(color).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.keyboard('{Escape}')
    await expect.poll(color).toBe('rgba(0, 0, 0, 0)')
  })

  it('counts what it finds, marks it and walks through it', async () => {
    await openBar('<p>кот, <b>ко</b>т</p><pre><code>кот</code></pre>', 'кот')
    await expect.poll(count).toBe('1 из 3')
    await expect.poll(() => highlighted('tf-found-current')).toEqual(['кот'])
    expect(highlighted('tf-found')).toEqual(['кот', 'кот'])
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(count).toBe('3 из 3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('1 из 3')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.poll(count).toBe('3 из 3')
    await expect.poll(() => currentIn('pre')).toBe('кот')
  })

  it.each([
    ['in paragraphs', '<p>кот</p>'.repeat(1500), '.tf-group:last-child p:last-child'],
    ['in one code', `<pre><code>${'кот\n'.repeat(1499)}кот</code></pre>`, 'pre'],
    ['in cells', table('<td>кот</td>'.repeat(3), 500), 'tr:last-child > td:last-child'],
    [
      'in a list in a list',
      `<ul><li>a<ul>${'<li>кот</li>'.repeat(1500)}</ul></li></ul>`,
      'li .tf-group:last-child li:last-child',
    ],
  ])(
    'counts, walks through and marks any number of places %s, those near the window',
    async (_, value, last) => {
      window.scrollTo(0, 0)
      await openBar(value, 'кот')
      await expect.poll(count).toBe('1 из 1\u00a0500')
      await expect.poll(() => highlighted('tf-found').length).toBeGreaterThan(10)
      expect(highlighted('tf-found').length).toBeLessThan(300)
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
      await expect.poll(count).toBe('1\u00a0500 из 1\u00a0500')
      await expect.poll(() => currentIn(last)).toBe('кот')
      expect(highlighted('tf-found').length).toBeLessThan(300)
      expect(currentBox().bottom).toBeLessThan(window.innerHeight)
      expect(currentBox().top).toBeGreaterThan(0)
    },
  )

  it('brings a place in a long line of code into sight', async () => {
    await openBar(`<pre><code>${'a'.repeat(500)} кот</code></pre>`, 'кот')
    await expect.poll(() => currentIn('pre')).toBe('кот')
    expect(currentBox().right).toBeLessThan(window.innerWidth)
  })

  it('marks only the current place in a browser without highlights', async () => {
    vi.stubGlobal('Highlight', undefined)
    await openBar('<p>кот и кот</p>', 'кот')
    const marked = (): (string | null)[] =>
      [...document.querySelectorAll('.tf-found-current')].map(
        ({ previousSibling }) => previousSibling?.textContent ?? null,
      )
    await expect.poll(marked).toEqual([null])
    await userEvent.keyboard('{Enter}')
    await expect.poll(marked).toEqual(['кот и '])
    vi.unstubAllGlobals()
  })

  it('marks what is typed, and takes the marks away with the bar and with the field', async () => {
    const { text, unmount } = await openBar('<p>кот и ко</p>', 'кот')
    await expect.poll(() => countHighlighted('tf-found')).toBe(1)
    text.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}т')
    await expect.poll(() => countHighlighted('tf-found')).toBe(2)
    await userEvent.keyboard('{Control>}f{/Control}{Escape}')
    await expect.poll(() => countHighlighted('tf-found')).toBe(0)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.poll(() => countHighlighted('tf-found')).toBe(2)
    await unmount()
    expect(countHighlighted('tf-found')).toBe(0)
  })

  it('replaces one place, and all in one step of undo', async () => {
    const { handle, text } = await openBar('<p>кот <b>кот</b> кот</p>', 'кот')
    await userEvent.fill(control('Заменить на'), 'пёс')
    await userEvent.click(control('Заменить'))
    expect(handle.getHtml()).toBe('<p>пёс <strong>кот</strong> кот</p>')
    await userEvent.click(control('Заменить всё'))
    expect(handle.getHtml()).toBe('<p>пёс <strong>пёс</strong> пёс</p>')
    await expect.poll(count).toBe('Заменено: 2')
    text.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>пёс <strong>кот</strong> кот</p>')
  })

  it('keeps a replaced last letter of a link in the link', async () => {
    const { handle } = await openBar('<p><a href="tel:1">ab</a></p>', 'b')
    await userEvent.fill(control('Заменить на'), 'cd')
    await userEvent.click(control('Заменить всё'))
    expect(handle.getHtml()).toBe('<p><a href="tel:1">acd</a></p>')
  })

  it('can tell case and whole words', async () => {
    await openBar('<p>Кот кот котик</p>', 'кот')
    await expect.poll(count).toBe('1 из 3')
    await userEvent.click(control('Слово целиком'))
    await expect.poll(count).toBe('1 из 2')
    await userEvent.click(control('Учитывать регистр'))
    await expect.poll(count).toBe('1 из 1')
  })

  it('begins with the selected words, closes by Escape and leaves the place selected', async () => {
    const { handle, text } = await renderField({ value: '<p>кот и кот</p>' })
    handle.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    // The browser tells of a selection a moment later.
    await expect.poll(() => handle.getState().selection.to).toBe(4)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.poll(() => document.querySelector<HTMLInputElement>('.tf-find-input')?.value).toBe('кот')
    await expect.poll(count).toBe('1 из 2')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(document.querySelector('.tf-find')).toBeNull()
    await userEvent.keyboard('x')
    expect(handle.getHtml()).toBe('<p>кот и x</p>')
  })

  it.each([
    ['everything', '<p>кот</p><p>пёс</p>', '{Control>}a{/Control}'],
    ['lines of code', '<pre><code>кот\nпёс</code></pre>', '{Control>}{Shift>}{End}{/Shift}{/Control}'],
  ])('begins with nothing where %s is selected', async (_, value, select) => {
    const { handle } = await renderField({ value })
    handle.focus()
    await userEvent.keyboard(select)
    await expect.poll(() => handle.getState().selection.empty).toBe(false)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.poll(() => document.querySelector<HTMLInputElement>('.tf-find-input')?.value).toBe('')
  })

  it('says when there is nothing', async () => {
    await openBar('<p>кот</p>', 'пёс')
    await expect.poll(count).toBe('Нет совпадений')
  })
})
