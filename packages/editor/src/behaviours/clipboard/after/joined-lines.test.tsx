import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste } from '../../../testing/clipboard.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

beforeAll(() => page.viewport(1000, 800))

const balloon = (): Element | null => document.querySelector('.tf-balloon')
const names = (): (string | null)[] =>
  [...(balloon()?.querySelectorAll('button') ?? [])].map(button => button.ariaLabel ?? button.textContent)
const way = (name: string) => page.getByRole('button', { name, exact: true })

const lines = [
  'Поставщик обязуется передать товар в срок, который',
  'указан в заявке покупателя, и вместе с ним все доку-',
  'менты на товар.',
  'Покупатель принимает товар.',
]
const joined =
  '<p>Поставщик обязуется передать товар в срок, который указан в заявке покупателя, и вместе с ним все документы на товар.</p><p>Покупатель принимает товар.</p>'

async function pasteAndOpen(held: Parameters<typeof paste>[1]): Promise<RenderedField> {
  const field = await renderField({ value: '' })
  field.handle.focus()
  paste(field.text, held)
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  return field
}

it('the lines of a page of PDF stay as they were copied, and are joined for whoever chooses so', async () => {
  const { handle } = await pasteAndOpen({ plain: lines.join('\r\n') })
  expect(handle.getHtml()).toBe(`<p>${lines.join('<br>')}</p>`)
  await expect.poll(names).toEqual(['Объединить строки', 'Без оформления'])
  await userEvent.click(way('Объединить строки'))
  expect(handle.getHtml()).toBe(joined)
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('Без оформления'))
  expect(handle.getHtml()).toBe(`<p>${lines.join('<br>')}</p>`)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe('')
})

it('lines that a viewer draws as elements of a page are joined as well, and those of a list are not', async () => {
  const drawn = lines.map(
    line => `<span role="presentation" dir="ltr" style="left:12%;top:3%">${line}</span>`,
  )
  const { handle, text } = await pasteAndOpen({
    html: drawn.join('<br role="presentation">'),
    plain: lines.join('\n'),
  })
  expect(handle.getHtml()).toBe(`<p>${lines.join('<br>')}</p>`)
  await expect.poll(names).toEqual(['Как есть', 'Объединить строки'])
  await userEvent.click(way('Объединить строки'))
  expect(handle.getHtml()).toBe(joined)
  handle.setHtml('')
  paste(text, { html: `<ul>${lines.map(line => `<li>${line}</li>`).join('')}</ul>`, plain: lines.join('\n') })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
})
