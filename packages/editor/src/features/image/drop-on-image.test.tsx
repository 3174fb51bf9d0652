import { expect, it } from 'vitest'
import { figureHtml, imgHtml } from '../../testing/image-html.ts'
import { openField } from '../../testing/open-field.ts'

/** Drops HTML on the middle of the first image of a text. */
function dropOn(text: HTMLElement, html: string): void {
  const image = text.querySelector('img')
  if (!image) throw new Error('The text has no image.')
  const { left, top, width, height } = image.getBoundingClientRect()
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/html', html)
  image.dispatchEvent(
    new DragEvent('drop', {
      dataTransfer,
      clientX: left + width / 2,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
    }),
  )
}

const figure = figureHtml()
const captioned = figureHtml({ inner: `${imgHtml()}<figcaption>c</figcaption>` })

it.each([
  ['a block', `<p>a</p>${figure}<p>b|</p>`],
  ['a block with a caption', `<p>a</p>${captioned}<p>b|</p>`],
  ['an item', `<ul><li><p>a</p>${figure}</li></ul><p>b|</p>`],
  ['a quote', `<blockquote>${figure}</blockquote><p>b|</p>`],
  [
    'a cell',
    `<figure class="table"><table><tbody><tr><td>${figure}</td></tr></tbody></table></figure><p>b|</p>`,
  ],
  ['a line', `<p>a${imgHtml()}b|</p>`],
])('what is dropped on an image as %s comes to stand beside it', (_name, html) => {
  const { editor, text, written } = openField(html)
  const images = text.querySelectorAll('img').length
  dropOn(text, '<p>слово</p>')
  editor.state.doc.check()
  expect(written()).toContain('слово')
  expect(text.querySelectorAll('img:not(.ProseMirror-separator)').length).toBe(images)
  expect(text.querySelector('figcaption')?.textContent ?? 'c').toBe('c')
})
