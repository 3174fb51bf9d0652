import { schema, writeHtml } from '@taskfield/document'
import { page, userEvent } from 'vitest/browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'
import { backgroundPalette, fontPalette } from './palette.ts'
import { findColor, findUsedColors, setColor } from './set-color.ts'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

describe('a colour', () => {
  it('is given to the selected text and taken away', () => {
    const { editor } = openField('<p>a [b</p><p>c] d</p>')
    editor.run(setColor('fontColor', '#dc2626'))
    expect(writeHtml(editor.state.doc)).toBe(
      '<p>a <span style="color:#dc2626;">b</span></p><p><span style="color:#dc2626;">c</span> d</p>',
    )
    editor.run(setColor('fontColor', null))
    expect(writeHtml(editor.state.doc)).toBe('<p>a b</p><p>c d</p>')
  })

  it('is given to what is typed next', async () => {
    const { editor, press } = openField('<p>a|</p>')
    editor.run(setColor('backgroundColor', '#fde047'))
    await press('b')
    editor.run(setColor('backgroundColor', null))
    await press('c')
    expect(writeHtml(editor.state.doc)).toBe('<p>a<span style="background-color:#fde047;">b</span>c</p>')
  })

  it('does not come into code', () => {
    const { editor } = openField('<pre><code>[a]</code></pre>')
    expect(setColor('fontColor', '#dc2626')(editor.state)).toBe(false)
  })

  it('is known where the caret stands and where text is selected', () => {
    const html = '<p>a<span style="color:red;">b|c</span></p>'
    expect(findColor(openField(html).editor.state, 'fontColor')).toBe('red')
    expect(findColor(openField('<p>[a<b>b</b>]</p>').editor.state, 'fontColor')).toBeNull()
  })

  it('of the document is found once, in the order of the text', () => {
    const text = (value: string, color: string) => schema.text(value, [schema.mark('fontColor', { color })])
    const doc = schema.node('doc', null, [
      schema.node('paragraph', null, [text('a', 'red'), text('b', 'blue')]),
      schema.node('paragraph', null, [text('c', 'red'), text('d', '#123456')]),
    ])
    expect(findUsedColors(doc, 'fontColor', 5)).toEqual(['red', 'blue', '#123456'])
    expect(findUsedColors(doc, 'fontColor', 2)).toEqual(['red', 'blue'])
  })
})

it.each([{ palette: fontPalette }, { palette: backgroundPalette }])(
  'offers twenty colours, each with a name of its own',
  ({ palette }) => {
    expect(palette).toHaveLength(20)
    expect(new Set(palette.map(({ value }) => value)).size).toBe(20)
    expect(new Set(palette.map(({ label }) => label.ru)).size).toBe(20)
    expect(new Set(palette.map(({ label }) => label.en)).size).toBe(20)
  },
)

describe('the colour panel', () => {
  const open = async (): Promise<Awaited<ReturnType<typeof renderField>>> => {
    const editor = await renderField({ value: '<p>слово</p>' })
    editor.handle.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(editor.container.querySelector('[aria-label="Цвет текста"]') ?? editor.container)
    await expect.poll(() => document.querySelectorAll('.tf-color').length).toBeGreaterThanOrEqual(20)
    return editor
  }
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')

  it('is a grid that arrow keys walk; Enter chooses, and the text has the focus again', async () => {
    const { handle, text } = await open()
    document.querySelector<HTMLElement>('.tf-color')?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect.poll(focused).toBe('Оранжевый')
    await userEvent.keyboard('{Home}')
    await expect.poll(focused).toBe('Тёмно-красный')
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowLeft}')
    await expect.poll(focused).toBe('Светло-серый')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}{Enter}')
    expect(handle.getHtml()).toBe('<p><span style="color:#dc2626;">слово</span></p>')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('takes any other colour, and says what is wrong with one that is none', async () => {
    const { handle } = await open()
    const input = document.querySelector<HTMLInputElement>('.tf-color-form .tf-input')
    await userEvent.fill(input ?? document.body, 'красный')
    await expect
      .poll(() => document.querySelector('.tf-error')?.textContent)
      .toBe('The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<p>слово</p>')
    await userEvent.fill(input ?? document.body, 'hsl(0, 75%, 60%)')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<p><span style="color:hsl(0,75%,60%);">слово</span></p>')
  })
})
