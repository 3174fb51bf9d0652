import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figureHtml, imgHtml } from '../../../testing/image-html.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

const bar = (): Element | null => document.querySelector('.tf-object-toolbar')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const choice = (name: string | RegExp) => page.getByRole('menuitemradio', { name })

async function select(html: string): Promise<RenderedField> {
  const field = await renderField({ value: html })
  await userEvent.click(field.text.querySelector('img') ?? field.text)
  await expect.poll(bar).not.toBeNull()
  return field
}

describe('the toolbar of an image', () => {
  it('places, sizes, captions and describes it; each is one step of undo', async () => {
    const html = `<p>до</p>${figureHtml({ inner: imgHtml('') })}<p>после</p>`
    const { handle, text } = await select(html)
    await button('Сбоку, с обтеканием').click()
    expect(handle.getHtml()).toContain('class="image image-style-side"')
    await expect.element(button('Сбоку, с обтеканием')).toHaveAttribute('aria-pressed', 'true')

    await button(/^Место изображения/).click()
    await choice('Слева, без обтекания').click()
    expect(handle.getHtml()).toContain('class="image image-style-block-align-left"')

    await button(/^Размер/).click()
    await choice(/^50/).click()
    expect(handle.getHtml()).toContain('image_resized" style="width:50%;"')

    await button(/^Описание.*ещё не дано/).click()
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    const found = await axe.run(document.querySelector('.tf-balloon') ?? text)
    expect(found.violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('План{Enter}')
    expect(handle.getHtml()).toContain('alt="План"')
    await expect.element(button('Описание для тех, кто не видит')).toBeVisible()

    await button('Подпись').click()
    await userEvent.keyboard('Снимок')
    expect(handle.getHtml()).toContain('<figcaption>Снимок</figcaption>')
    await expect.poll(bar).not.toBeNull()

    await userEvent.keyboard('{Control>}zzzzzz{/Control}')
    expect(handle.getHtml()).toBe(html)
  })

  it.each([
    [
      'within an image that is large',
      600,
      300,
      (own: DOMRect, box: DOMRect) => own.top > box.top && own.bottom < box.bottom,
    ],
    ['below one that is small', 120, 60, (own: DOMRect, box: DOMRect) => own.top >= box.bottom],
  ])('stands %s, so that the line above is read', async (...[, width, height, isRight]) => {
    const image = imgHtml(`width="${width}" height="${height}"`)
    const { text } = await select(`<p>до</p>${figureHtml({ inner: image })}<p>после</p>`)
    const boxOf = (element: Element | null | undefined): DOMRect =>
      element?.getBoundingClientRect() ?? new DOMRect()
    await expect.poll(() => isRight(boxOf(bar()), boxOf(text.querySelector('figure')))).toBe(true)
  })

  it.each([
    ['above one that ends the text', '<p>до</p><p>до</p>', 120, 60, 'above'],
    ['over a part of one that is the whole text', '', 300, 120, 'over'],
  ])('stands %s, and covers nothing below the field', async (...[, before, width, height, place]) => {
    const image = imgHtml(`width="${width}" height="${height}"`)
    const { text } = await select(before + figureHtml({ inner: image }))
    const box = text.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    const lower = place === 'above' ? box.top : box.bottom - height / 4
    await expect
      .poll(() => document.querySelector('.tf-balloon')?.getBoundingClientRect().bottom)
      .toBeLessThan(lower)
  })

  it('follows an image whose size changes by itself, as where its picture comes late or not at all', async () => {
    const { text } = await select(`${figureHtml({ inner: imgHtml('width="120" height="60"') })}<p>после</p>`)
    const image = text.querySelector('img')
    const isBelow = (): boolean =>
      (bar()?.getBoundingClientRect().top ?? 0) >= (image?.getBoundingClientRect().bottom ?? 0)
    await expect.poll(isBelow).toBe(true)
    if (image) image.style.height = '90px'
    await expect.poll(isBelow).toBe(true)
  })

  it('is reached by Alt+F10 and works by keys alone', async () => {
    const { handle, text } = await select(`<p>a${imgHtml()}b</p>`)
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(() => bar()?.contains(document.activeElement)).toBe(true)
    const found = await axe.run(bar() ?? text)
    expect(found.violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(handle.getHtml()).toBe(`<p>a</p>${figureHtml()}<p>b</p>`)
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('links the image by the form of links, shows where it leads, and unlinks it', async () => {
    const { handle } = await select(figureHtml())
    await button('Ссылка').last().click()
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('site.ru{Enter}')
    expect(handle.getHtml()).toContain(
      '<a href="https://site.ru" target="_blank" rel="noopener noreferrer"><img',
    )
    await expect.element(button('Ссылка').last()).toHaveAttribute('aria-pressed', 'true')
    await button('Ссылка').last().click()
    await button('Убрать ссылку').click()
    expect(handle.getHtml()).toBe(figureHtml())
  })

  it('says a width as people write it, refuses one that is none after a pause, and takes one that is', async () => {
    const { handle } = await select(figureHtml({ classes: ' image_resized', style: 'width:33.5%;' }))
    await button(/^Размер.*33,5\s%/).click()
    await choice(/^Другой размер… 33,5\s%/).click()
    const width = page.getByRole('textbox', { name: 'Ширина' })
    await expect.element(width).toHaveFocus()
    await expect.element(width).toHaveValue('33,5\u00a0%')
    await userEvent.keyboard('{Control>}a{/Control}33,25 %{Enter}')
    expect(handle.getHtml()).toContain('style="width:33.25%;"')
    await button(/^Размер/).click()
    await choice(/^Другой размер…/).click()
    await expect.element(width).toHaveFocus()
    await userEvent.keyboard('wide')
    await expect.element(page.getByText(/^The value is invalid/)).toBeVisible()
    await expect.element(button('Сохранить')).toBeDisabled()
    await userEvent.keyboard('{Control>}a{/Control}120{Enter}')
    expect(handle.getHtml()).toContain('style="width:120px;"')
  })

  it('keeps what was typed in its forms when another place is pressed', async () => {
    const { handle, text } = await select(
      `${figureHtml({ inner: imgHtml('') })}${'<p>после</p>'.repeat(8)}<p>конец</p>`,
    )
    const outside = document.body.appendChild(document.createElement('input'))
    await button(/^Описание.*ещё не дано/).click()
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('План')
    await userEvent.click(text.querySelector('p:last-child') ?? text)
    await expect.poll(() => handle.getHtml()).toContain('alt="План"')
    await userEvent.keyboard('!')
    await expect.poll(() => text.querySelector('p:last-child')?.textContent).toContain('!')
    expect(handle.getHtml()).toContain('alt="План"')

    await userEvent.click(text.querySelector('img') ?? text)
    await button('Описание для тех, кто не видит').click()
    await expect.poll(() => document.activeElement?.closest('.tf-balloon')).not.toBeNull()
    await userEvent.keyboard(' этажа')
    await userEvent.click(outside)
    await expect.poll(() => handle.getHtml()).toContain('alt="План этажа"')
    outside.remove()
  })

  it('is there in the caption, and Escape leaves its forms as they were', async () => {
    const html = figureHtml({ inner: `${imgHtml()}<figcaption>подпись</figcaption>` })
    const { handle, text } = await renderField({ value: html })
    await userEvent.click(text.querySelector('figcaption') ?? text)
    await expect.poll(bar).not.toBeNull()
    await button('Описание для тех, кто не видит').click()
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('иное{Escape}')
    expect(handle.getHtml()).toBe(html)
    await expect.poll(bar).not.toBeNull()
  })
})
