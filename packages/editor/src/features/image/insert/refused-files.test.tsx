import { expect, it, onTestFinished, vi } from 'vitest'
import { openField } from '../../../testing/open-field.ts'
import { figureHtml, imgHtml } from '../../../testing/image-html.ts'
import { filesIn, pasteFiles, pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { findHeld } from '../upload/held-files.ts'

function dropFiles(text: HTMLElement, files: readonly File[]): void {
  const caption = text.querySelector('figcaption')?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [caption.x + caption.width / 2, caption.y + caption.height / 2]
  const init = { dataTransfer: filesIn(files), clientX, clientY, bubbles: true, cancelable: true }
  text.dispatchEvent(new DragEvent('drop', init))
}

it.each([
  ['pasted', pasteFiles],
  ['dropped', dropFiles],
])('a picture that is %s into a caption is refused, and its file let go of', async (_name, give) => {
  const { text, editor } = openField(figureHtml({ inner: `${imgHtml()}<figcaption>а|б</figcaption>` }))
  const random = vi.spyOn(crypto, 'getRandomValues')
  onTestFinished(() => random.mockRestore())
  give(text, [await pictureFile()])
  expect(editor.announcement.message?.ru).toContain('Здесь нельзя вставить изображение')
  const ids = random.mock.results.map(({ value }) => hexOf(value as Uint8Array))
  expect(ids).toHaveLength(1)
  expect(ids.map(findHeld)).toEqual([null])
})

/** The name that an upload has by these bytes. */
function hexOf(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
