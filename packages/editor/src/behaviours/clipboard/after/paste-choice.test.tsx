import axe from 'axe-core'
import { TextSelection, type Command } from 'prosemirror-state'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste } from '../../../testing/clipboard.ts'
import { imgHtml } from '../../../testing/image-html.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { givenUploads, pasteFiles, pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { pasteChoiceOf } from './paste-choice.ts'

beforeAll(() => page.viewport(1000, 800))

const balloon = (): Element | null => document.querySelector('.tf-balloon')
const names = (): (string | null)[] =>
  [...(balloon()?.querySelectorAll('button') ?? [])].map(button => button.ariaLabel ?? button.textContent)
const way = (name: string) => page.getByRole('button', { name, exact: true })

const html = '<h2>План</h2><p>Срок <b>пятница</b></p>'
const plain = 'План\n\nСрок пятница'
const formatted = '<h2>План</h2><p>Срок <strong>пятница</strong></p>'

async function pasteInto(held: Parameters<typeof paste>[1], value = ''): Promise<RenderedField> {
  const field = await renderField({ value })
  field.handle.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  paste(field.text, held)
  return field
}

it('offers other ways to paste, by keys and by the pointer, each in one step of undo', async () => {
  const { handle, text } = await pasteInto({ html, plain }, '<p>до</p>')
  await expect.poll(names).toEqual(['Как вставить'])
  expect(document.activeElement).toBe(text)
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
  await expect.poll(() => balloon()?.contains(document.activeElement)).toBe(true)
  expect((await axe.run(balloon() ?? text)).violations.map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(handle.getHtml()).toBe('<p>доПлан</p><p>Срок пятница</p>')
  await expect.poll(names).toEqual(['Как вставить'])
  await expect.poll(() => document.activeElement).toBe(text)

  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('Как есть'))
  expect(handle.getHtml()).toBe('<p>доПлан</p><p>Срок <strong>пятница</strong></p>')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe('<p>до</p>')
  expect(balloon()).toBeNull()
})

it('a press of the pointer leaves the focus in the text, and a key on the button leads to the ways', async () => {
  const { handle, text } = await pasteInto({ html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.click(way('Как вставить'))
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
  expect(document.activeElement).toBe(text)
  await userEvent.keyboard('!')
  await expect.poll(balloon).toBeNull()
  expect(handle.getHtml()).toContain('пятница!')
  paste(text, { html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
  await expect.poll(() => document.activeElement?.textContent).toBe('Как есть')
})

it('opens by Ctrl alone: not as Ctrl of Ctrl+V is let go of, nor by Ctrl with another key', async () => {
  const { handle, text } = await pasteInto({})
  const press = (type: string, key: string, repeat = false): boolean =>
    text.dispatchEvent(new KeyboardEvent(type, { key, repeat, bubbles: true }))
  press('keydown', 'Control')
  paste(text, { html, plain })
  await expect.poll(() => pasteChoiceOf(handle.getState())?.shown).toBe('button')
  press('keydown', 'Control', true)
  press('keyup', 'Control')
  expect(pasteChoiceOf(handle.getState())?.shown).toBe('button')
  press('keydown', 'Control')
  press('keydown', 'Shift')
  press('keyup', 'Shift')
  press('keyup', 'Control')
  expect(pasteChoiceOf(handle.getState())?.shown).toBe('button')
  press('keydown', 'Control')
  press('keydown', 'Control', true)
  press('keyup', 'Control')
  expect(pasteChoiceOf(handle.getState())?.shown).toBe('focusedWays')
})

it.each<[string, Command]>([
  ['the text changes by itself', ({ tr }, dispatch) => (dispatch?.(tr.insertText('!', 1)), true)],
  [
    'the caret goes elsewhere',
    ({ tr, doc }, dispatch) => (dispatch?.(tr.setSelection(TextSelection.atStart(doc))), true),
  ],
])('goes when %s', async (_, change) => {
  const { handle } = await pasteInto({ html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  handle.run(change)
  await expect.poll(balloon).toBeNull()
})

it('goes at the next key, and a choice that is closed stays closed', async () => {
  const { handle, text } = await pasteInto({ html, plain })
  expect(handle.getHtml()).toBe(formatted)
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(() => balloon()?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(balloon).toBeNull()
  await userEvent.keyboard('{Control}')
  expect(balloon()).toBeNull()
  paste(text, { html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{F4}')
  await expect.poll(balloon).toBeNull()
  paste(text, { html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('!')
  await expect.poll(balloon).toBeNull()
})

it('gives the text that is Markdown back, and one undo takes it away', async () => {
  const { handle } = await pasteInto({ plain: '- [ ] Смета\n- [x] Акт' }, '<p>до</p>')
  await expect.poll(() => handle.getHtml()).toContain('todo-list')
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как Markdown', 'Без оформления'])
  await userEvent.click(way('Без оформления'))
  expect(handle.getHtml()).toBe('<p>до- [ ] Смета<br>- [x] Акт</p>')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe('<p>до</p>')
})

it('a table that was made of a text is given back as the text, and text with tabs becomes a table', async () => {
  const { handle, text } = await pasteInto({ plain: 'Имя\tСрок\nАнна\t5' }, '<p>до</p>')
  await expect.poll(() => handle.getHtml()).toContain('<td>Анна</td><td>5</td>')
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как таблица', 'Без оформления'])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  const tab = '&nbsp;'.repeat(4)
  expect(handle.getHtml()).toBe(`<p>доИмя${tab}Срок<br>Анна${tab}5</p>`)
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('Как таблица'))
  expect(handle.getHtml()).toMatch(/^<p>до<\/p><figure class="table">.*<td>Анна<\/td><td>5<\/td>/)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe('<p>до</p>')

  paste(text, { html: '<p><b>Итог</b><br>А — 1</p>', plain: 'Итог\nА\t1\nБ\t2\t3' })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Как таблица', 'Без оформления'])
  await userEvent.click(way('Как таблица'))
  expect(handle.getHtml()).toContain('<tr><td>А</td><td>1</td><td>&nbsp;</td></tr>')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe('<p>до</p>')
})

it.each([
  ['a look of the whole paragraph', '<p style="text-align:center">слово</p>', 'слово'],
  ['a bold line break', '<p>а<b><br></b>б</p>', 'а\nб'],
  [
    'a table, whose text is no other table',
    '<table><tr><td>а</td><td>б</td></tr><tr><td>в</td><td>г</td></tr></table>',
    'а\tб\nв\tг',
  ],
])('offers words without the looks of %s', async (_, pasted, words) => {
  await pasteInto({ html: pasted, plain: words })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
})

it('offers the words of HTML that comes without a text, and none of a page break', async () => {
  const { handle, text } = await pasteInto({
    html: '<h2>План</h2><ol><li>Срок</li><li><b>Смета</b></li></ol>',
  })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('Без оформления'))
  expect(handle.getHtml()).toBe('<p>План</p><p>1. Срок<br>2. Смета</p>')
  await userEvent.keyboard('{Control>}a{/Control}')
  paste(text, { html: '<div class="page-break" style="page-break-after:always"></div>' })
  expect(handle.getHtml()).toContain('page-break')
  expect(pasteChoiceOf(handle.getState())).toBeNull()
})

it('a table that was made of a text goes with Backspace', async () => {
  const { handle } = await pasteInto({ plain: 'Имя\tСрок\nАнна\t5' })
  await expect.poll(() => handle.getHtml()).toContain('<td>Анна</td>')
  await userEvent.keyboard('{Backspace}')
  const tab = '&nbsp;'.repeat(4)
  expect(handle.getHtml()).toBe(`<p>Имя${tab}Срок<br>Анна${tab}5</p>`)
})

it('offers nothing where there is one way alone', async () => {
  const { text, handle } = await pasteInto({ html: '<p>слово</p>', plain: 'слово' })
  paste(text, { plain: 'слово' })
  paste(text, { html, plain })
  await expect.poll(names).toEqual(['Как вставить'])
  expect(handle.getHtml()).toContain('слово')
  handle.setHtml('<pre><code>x</code></pre>')
  handle.focus()
  paste(text, { html, plain })
  expect(pasteChoiceOf(handle.getState())).toBeNull()
  await expect.poll(balloon).toBeNull()
})

/** Where the words of a text stand on the screen. */
function boxesOf(part: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(part)
  return [...range.getClientRects()]
}

const covers = (box: DOMRect, other: DOMRect): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom

it('covers no words of what was pasted where the text ends at the lower edge of the window', async () => {
  // The page goes on below the field.
  document.body.style.paddingBottom = '300px'
  onTestFinished(() => {
    document.body.style.paddingBottom = ''
  })
  const lines = '<p>Строка <b>текста</b>, за которой стоит ещё много слов</p>'.repeat(60)
  const { text } = await pasteInto({ html: `${lines}<p>Конец</p>`, plain: 'x' })
  await expect.poll(names).toEqual(['Как вставить'])
  const covered = (): boolean =>
    [...text.querySelectorAll('p')]
      .flatMap(boxesOf)
      .some(box => covers(box, balloon()?.getBoundingClientRect() ?? box))
  await expect.poll(covered).toBe(false)
})

it('covers nothing below the field where the text ends at its foot, and no words beside it', async () => {
  const items = '<li>один</li>'.repeat(15)
  const { text } = await pasteInto({ html: `<ul>${items}<li><b>два</b></li></ul>`, plain: 'x' })
  await expect.poll(names).toEqual(['Как вставить'])
  const foot = text.closest('.tf-field')?.getBoundingClientRect().bottom ?? 0
  await expect.poll(() => balloon()?.getBoundingClientRect().bottom).toBeLessThan(foot + 1)
  const words = boxesOf(text.querySelector('strong') ?? text)
  expect(words.some(box => covers(box, balloon()?.getBoundingClientRect() ?? box))).toBe(false)
})

it('stays when a picture that was pasted is uploaded, and goes when another one is', async () => {
  const { upload, uploads } = givenUploads()
  const field = await renderField({ value: '<p>до</p>', upload })
  field.handle.focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  pasteFiles(field.text, [await pictureFile()])
  await expect.poll(() => uploads).toHaveLength(1)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  paste(field.text, { html: `${html}<p>${imgHtml()}</p>`, plain })
  await expect.poll(() => uploads).toHaveLength(2)
  await expect.poll(names).toEqual(['Как вставить'])
  uploads[1]?.finish({ url: '/media/b.png' })
  await expect.poll(field.handle.getHtml).toContain('src="/media/b.png"')
  expect(pasteChoiceOf(field.handle.getState())).not.toBeNull()
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('Без оформления'))
  expect(field.handle.getHtml()).toContain('доПлан')
  expect(field.handle.getHtml()).not.toContain('/media/b.png')
  uploads[0]?.finish({ url: '/media/a.png' })
  await expect.poll(field.handle.getHtml).toContain('src="/media/a.png"')
  expect(pasteChoiceOf(field.handle.getState())).toBeNull()
})
