import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pressPointer } from '../../../testing/drag.ts'
import { figureHtml, imgHtml } from '../../../testing/image-html.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

const handle = (corner: string): Element | null =>
  document.querySelector(`.tf-image-handle[data-corner=${corner}]`)
const size = (): string | undefined => document.querySelector('.tf-image-size')?.textContent

async function select(html: string): Promise<RenderedField & { image: HTMLImageElement }> {
  const field = await renderField({ value: html })
  const image = field.text.querySelector('img')
  if (!image) throw new Error('The text has no image.')
  await userEvent.click(image)
  await expect.poll(() => handle('se')).not.toBeNull()
  return { ...field, image }
}

/** The width of the column of a block: px. */
const room = ({ text }: RenderedField): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(text)
  return text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

const widthIn = (html: string): string | undefined => /[^-]width:([^;]+);/.exec(html)?.[1]

describe('the handles of an image', () => {
  it.each(['mouse', 'touch'] as const)('change its width by %s, in one step of undo', async pointer => {
    const html = figureHtml()
    const field = await select(html)
    const drag = pressPointer(handle('se'), pointer)
    drag.moveBy(-40, 0)
    await expect.poll(size).toMatch(/^120 × 90 · \d+ %$/)
    expect(field.image.getBoundingClientRect().width).toBeCloseTo(120, 0)
    expect(field.handle.getHtml()).toBe(html)
    drag.release()
    // In the middle both edges move.
    const share = Math.round((120 / room(field)) * 10_000) / 100
    expect(widthIn(field.handle.getHtml())).toBe(`${share}%`)
    expect(field.handle.getHtml()).toContain('class="image image_resized"')
    await expect.poll(() => handle('se')).not.toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(field.handle.getHtml()).toBe(html)
  })

  it('draw the image anew at most every 200 ms', async () => {
    const { image } = await select(figureHtml({ classes: ' image-style-side' }))
    const width = (): number => Math.round(image.getBoundingClientRect().width)
    const before = width()
    vi.useFakeTimers()
    try {
      const drag = pressPointer(handle('sw'))
      drag.moveBy(10, 0)
      const first = width()
      drag.moveBy(50, 0)
      expect([before - first, width()]).toEqual([10, first])
      vi.advanceTimersByTime(199)
      expect(width()).toBe(first)
      vi.advanceTimersByTime(1)
      expect(before - width()).toBe(50)
      drag.release()
    } finally {
      vi.useRealTimers()
    }
  })

  it('keep px where the image has px, and never go beyond the column', async () => {
    const field = await select(figureHtml({ classes: ' image_resized', style: 'width:200px;' }))
    const drag = pressPointer(handle('ne'))
    drag.moveBy(5_000, 0)
    drag.release()
    expect(widthIn(field.handle.getHtml())).toBe(`${Math.round(room(field))}px`)
  })

  it('give the old size back by Escape', async () => {
    const html = `<p>a${imgHtml()}b</p>`.replace(' style="aspect-ratio:200/150;"', '')
    const { handle: field, image } = await select(html)
    const before = image.getBoundingClientRect().width
    const drag = pressPointer(handle('se'))
    drag.moveBy(-100, 0)
    await expect.poll(size).toBeDefined()
    await userEvent.keyboard('{Escape}')
    drag.release()
    expect(image.getBoundingClientRect().width).toBe(before)
    expect(image.getAttribute('style') ?? '').not.toContain('width')
    expect(field.getHtml()).toBe(html)
    expect(size()).toBeUndefined()
  })

  it('resize an image in a line as a share of its paragraph, in a cell and in an item too', async () => {
    const html = `<ul><li>a${imgHtml('', '')}</li></ul>`
    const { handle: field, image } = await select(html)
    const drag = pressPointer(handle('se'))
    drag.moveBy(-100, 0)
    drag.release()
    const share = Number.parseFloat(widthIn(field.getHtml()) ?? '')
    const line = image.parentElement?.clientWidth ?? 0
    expect((share / 100) * line).toBeCloseTo(100, 0)
  })

  it('are reached by keys, change the width by arrows and lead back', async () => {
    const { handle: field, text } = await select(
      figureHtml({ classes: ' image_resized', style: 'width:50%;' }),
    )
    const width = (): string | undefined => widthIn(field.getHtml())
    await userEvent.keyboard('{Alt>}{Shift>}{F10}{/Shift}{/Alt}')
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('slider')
    expect(document.activeElement?.getAttribute('aria-valuenow')).toBe('50')
    await userEvent.keyboard('{ArrowRight}')
    expect(width()).toBe('55%')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(width()).toBe('54%')
    await userEvent.keyboard('{End}')
    expect(width()).toBe('100%')
    await userEvent.keyboard('{Enter}')
    expect(width()).toBeUndefined()
    expect(document.activeElement?.getAttribute('role')).toBe('slider')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('are not there in a text that is only read, nor is the toolbar', async () => {
    const { text } = await renderField({ value: figureHtml(), readOnly: true })
    await userEvent.click(text.querySelector('img') ?? text)
    expect(handle('se')).toBeNull()
    expect(document.querySelector('.tf-object-toolbar')).toBeNull()
  })

  it('find the image again where the host has put text before it while it is dragged', async () => {
    const html = figureHtml()
    const field = await select(`<p>a</p>${html}`)
    const drag = pressPointer(handle('se'))
    drag.moveBy(-40, 0)
    await field.rerender({ value: `<p>another and longer</p><p>a</p>${html}` })
    // The handle may be gone: the pointer is not.
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }))
    expect(field.handle.getHtml()).toContain('image_resized')
  })
})
