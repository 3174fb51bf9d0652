import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/field.css'
import { backgroundPalette, fontPalette } from '../features/color/palette.ts'
import { openField } from './open-field.ts'
import { RichText } from '../rich-text/rich-text.tsx'

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** The light (0 to 1) that colours give which lie on each other, by the rules for contrast. */
function luminanceOf(colors: readonly string[]): number {
  if (!pen) throw new Error('There is no canvas.')
  for (const color of ['#ffffff', ...colors]) {
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(part => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast between the text of an element and what stands behind it: 1 to 21. */
function contrastOf(element: Element): number {
  const behind: string[] = []
  for (let around: Element | null = element; around; around = around.parentElement)
    behind.unshift(getComputedStyle(around).backgroundColor)
  const one = luminanceOf([...behind, getComputedStyle(element).color])
  const other = luminanceOf(behind)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const texts = fontPalette.map(({ value }) => `<span style="color:${value}">x</span>`)
const marks = backgroundPalette.map(({ value }) => `<span style="background-color:${value}">x</span>`)
const pairs = fontPalette.flatMap(text =>
  backgroundPalette.map(
    behind => `<span style="background-color:${behind.value};color:${text.value}">x</span>`,
  ),
)
const backgrounds = [
  '#000',
  '#1e3a8a',
  '#7f7f7f',
  '#fee2e2',
  'hsl(60, 75%, 60%)',
  '#ffffff',
  'rgba(0,0,0,0.1)',
]
const cells = backgrounds.map(color => `<td style="background-color:${color}"><p><b>x</b></p></td>`).join('')
const table = `<figure class="table"><table><tbody><tr>${cells}</tr></tbody></table></figure>`

/** What stands behind a text. */
const pages = { light: '#ffffff', dark: '#16191d' }

/** Shows HTML on a page of a theme, by the read-only view. */
async function show(html: string, theme: 'light' | 'dark'): Promise<HTMLElement> {
  const { container } = await render(
    <div data-theme={theme} style={{ background: pages[theme] }}>
      <RichText html={html} />
    </div>,
  )
  return container
}

const contrasts = (view: HTMLElement, what: string): number[] =>
  [...view.querySelectorAll(what)].map(contrastOf)

describe('colours of a text', () => {
  it('can be read on a dark page, whichever is chosen', async () => {
    const view = await show(`<p>${texts.join(' ')}</p>`, 'dark')
    expect(Math.min(...contrasts(view, 'span'))).toBeGreaterThan(4.5)
  })

  it.each(['light', 'dark'] as const)(
    'leave a text that has none in sight on every background: %s',
    async theme => {
      const view = await show(`<p>${marks.join(' ')}</p>${table}`, theme)
      expect(Math.min(...contrasts(view, 'span, strong'))).toBeGreaterThan(4.5)
    },
  )

  it('can be read in the dark wherever they can in the light', async () => {
    const html = `<p>${pairs.join(' ')}</p>`
    const light = contrasts(await show(html, 'light'), 'span')
    const dark = contrasts(await show(html, 'dark'), 'span')
    const lost = pairs.filter((_, index) => (light[index] ?? 0) >= 4.5 && (dark[index] ?? 0) < 4.5)
    expect(lost).toEqual([])
  })

  it('are shown as they are on a light page', async () => {
    const view = await show('<p><span style="color:#dc2626">x</span></p>', 'light')
    const span = view.querySelector('span')
    expect(span && getComputedStyle(span).color).toBe('rgb(220, 38, 38)')
  })

  it('look the same in the field, and are saved as they were', () => {
    const saved = '<p><span style="background-color:#fef9c3;color:#000000;">x</span></p>'
    const { editor, text } = openField(saved)
    text.dataset['theme'] = 'dark'
    text.style.background = pages.dark
    const inner = text.querySelector("[style*='--tf-color']")
    expect(inner && contrastOf(inner)).toBeGreaterThan(4.5)
    expect(writeHtml(editor.state.doc)).toBe(saved)
  })

  it('are seen as borders of cells on a dark page, and are as they are on a light one', async () => {
    const html = `<figure class="table"><table><tbody><tr>${[...fontPalette, ...backgroundPalette]
      .map(({ value }) => `<td style="border:2px solid ${value}">x</td>`)
      .join('')}</tr></tbody></table></figure>`
    const lineOf = (cell: Element): string => getComputedStyle(cell).borderLeftColor
    const dark = await show(html, 'dark')
    const page = luminanceOf([getComputedStyle(dark.querySelector('[data-theme]') ?? dark).backgroundColor])
    const lines = [...dark.querySelectorAll('td')].map(cell => luminanceOf([lineOf(cell)]))
    expect(Math.min(...lines.map(line => (line + 0.05) / (page + 0.05)))).toBeGreaterThan(3)
    const light = await show(
      '<table><tbody><tr><td style="border:2px solid #dc2626">x</td></tr></tbody></table>',
      'light',
    )
    const cell = light.querySelector('td')
    expect(cell && lineOf(cell)).toBe('rgb(220, 38, 38)')
  })
})

it('the style sheet leaves the scheme of the page to the page', () => {
  const { text } = openField('<p>one</p>')
  const page = document.documentElement
  expect([getComputedStyle(page).colorScheme, getComputedStyle(text).colorScheme]).toEqual([
    'normal',
    'normal',
  ])
  page.style.colorScheme = 'dark'
  expect(getComputedStyle(text).getPropertyValue('color-scheme')).toBe('dark')
  page.style.colorScheme = ''
})
