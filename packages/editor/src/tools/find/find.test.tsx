import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
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
const current = (): string | null | undefined => document.querySelector('.tf-found-current')?.textContent

async function openBar(value: string, text: string): Promise<RenderedField> {
  const editor = await renderField({ value })
  editor.handle.focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.poll(() => document.activeElement).toBe(control('Найти'))
  await userEvent.keyboard(text)
  return editor
}

describe('find and replace', () => {
  it('counts what it finds, marks it and walks through it', async () => {
    await openBar('<p>кот, <b>ко</b>т</p><pre><code>кот</code></pre>', 'кот')
    await expect.poll(count).toBe('1 из 3')
    expect(document.querySelectorAll('.tf-found-current')).toHaveLength(1)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(count).toBe('3 из 3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('1 из 3')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.poll(count).toBe('3 из 3')
    expect(current()).toBe('кот')
  })

  it('counts and walks through any number of places, but marks only those around the current one', async () => {
    await openBar('<p>кот</p>'.repeat(1500), 'кот')
    await expect.poll(count).toBe('1 из 1500')
    expect(document.querySelectorAll('.tf-found')).toHaveLength(500)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.poll(count).toBe('1500 из 1500')
    expect(document.querySelector('p:last-child > .tf-found-current')).not.toBeNull()
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
    await new Promise(done => requestAnimationFrame(done))
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
    await expect.poll(count).toBe('Ничего не найдено')
  })
})
