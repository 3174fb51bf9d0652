import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

const image =
  '<figure class="image"><img style="aspect-ratio:40/40;" src="/a.png" alt="picture" width="40" height="40"></figure>'
const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'
const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const table = '<figure class="table"><table><tbody><tr><td>cell</td></tr></tbody></table></figure>'

const before = page.getByRole('button', { name: 'Вставить абзац перед блоком' })
const after = page.getByRole('button', { name: 'Вставить абзац после блока' })

describe('the buttons for a paragraph beside an object', () => {
  it.each([
    ['an image', image, 'figure.image'],
    ['media', media, '.media-card'],
    ['a page break', pageBreak, '.page-break'],
    ['a table', table, 'td'],
  ])(
    'are there while the pointer is on %s that fills the text, and make a paragraph',
    async (_, object, part) => {
      const { container, handle } = await renderField({ value: object })
      await userEvent.hover(container.querySelector(part) ?? container)
      await after.click()
      await userEvent.keyboard('b')
      expect(handle.getHtml()).toBe(`${object}<p>b</p>`)
      await userEvent.hover(container.querySelector(part) ?? container)
      await before.click()
      await userEvent.keyboard('a')
      expect(handle.getHtml()).toBe(`<p>a</p>${object}<p>b</p>`)
    },
  )

  it('are there while the object is selected', async () => {
    const { container } = await renderField({ value: `${media}<p>a</p><p>b</p><p>c</p><p>d</p>` })
    await userEvent.click(container.querySelector('.media-card') ?? container, { position: { x: 8, y: 8 } })
    await userEvent.hover(container.querySelector('p:last-child') ?? container)
    await expect.element(before).toBeVisible()
  })

  it('stand only on the side where no text can be clicked into', async () => {
    const { container } = await renderField({ value: `<p>a</p>${media}${pageBreak}` })
    await userEvent.hover(container.querySelector('.media-card') ?? container)
    await expect.element(after).toBeVisible()
    await expect.element(before).not.toBeInTheDocument()
  })

  it('go when the pointer goes', async () => {
    const { container } = await renderField({ value: `${media}<p>a</p>` })
    await userEvent.hover(container.querySelector('.media-card') ?? container)
    await expect.element(before).toBeVisible()
    await userEvent.hover(container.querySelector('p') ?? container)
    await expect.element(before).not.toBeInTheDocument()
  })

  it('follow the object when what is above it grows', async () => {
    const { container, text } = await renderField({ value: `<p>a</p>${media}${pageBreak}` })
    const figure = container.querySelector('figure') ?? container
    await userEvent.hover(container.querySelector('.media-card') ?? container)
    await expect.element(after).toBeVisible()
    text.style.paddingTop = '24px'
    const gap = (): number => {
      const button = after.element().getBoundingClientRect()
      return Math.abs(figure.getBoundingClientRect().bottom - (button.top + button.bottom) / 2)
    }
    await expect.poll(gap).toBeLessThan(4)
  })

  it('are not there in a text that is only read', async () => {
    const { container } = await renderField({ value: media, readOnly: true })
    await userEvent.hover(container.querySelector('.media-card') ?? container)
    await expect.element(before).not.toBeInTheDocument()
  })
})
