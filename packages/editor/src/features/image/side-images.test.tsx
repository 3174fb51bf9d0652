import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { figureHtml, imgHtml } from '../../testing/image-html.ts'
import { openField } from '../../testing/open-field.ts'

it.each([
  ['image-style-side', 'right'],
  ['image-style-align-left', 'left'],
  ['image-style-align-right', 'right'],
])('an image of %s has text around it only where the window has room', async (style, side) => {
  const [width, height] = [window.innerWidth, window.innerHeight]
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1000, 800)
  const { text } = openField(
    `<p>a</p>${figureHtml({ classes: ` ${style}` })}<p>b${imgHtml(`class="${style}"`)}c</p>`,
  )
  const images = [...text.querySelectorAll(`.${style}`)]
  const floats = (): string[] => images.map(image => getComputedStyle(image).float)
  expect(floats()).toEqual(style === 'image-style-side' ? [side] : [side, side])
  await page.viewport(360, 740)
  await expect.poll(floats).toEqual(images.map(() => 'none'))
  expect(images.every(image => getComputedStyle(image).display !== 'inline')).toBe(true)
})

it.each(['image-style-side', 'image-style-align-left', 'image-style-align-right'])(
  'an image of %s has no text beside it in a narrow column of a wide window',
  async style => {
    const [width, height] = [window.innerWidth, window.innerHeight]
    onTestFinished(() => page.viewport(width, height))
    await page.viewport(1000, 800)
    const words = 'Слова рядом с картинкой. '.repeat(8)
    const { text } = openField(`${figureHtml({ classes: ` ${style}` })}<p>${words}</p>`)
    const figure = text.querySelector(`.${style}`)
    const isBeside = (): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text.querySelector('p') ?? text)
      const bottom = figure?.getBoundingClientRect().bottom ?? 0
      return [...range.getClientRects()].some(line => line.top < bottom)
    }
    expect(isBeside()).toBe(true)
    text.style.width = '360px'
    expect(isBeside()).toBe(false)
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
)
