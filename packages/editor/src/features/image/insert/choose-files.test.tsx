import { writeHtml } from '@taskfield/document'
import { expect, it, onTestFinished, vi } from 'vitest'
import { filesIn, givenUploads, pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { openField } from '../../../testing/open-field.ts'
import { chooseFiles } from './choose-files.ts'

/** Chooses files in the chooser that a command opens. */
function choose(open: () => unknown, files: readonly File[]): HTMLInputElement {
  const opened: HTMLInputElement[] = []
  // A browser shows a chooser only after a press.
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    opened.push(this)
  })
  onTestFinished(() => click.mockRestore())
  open()
  const [input] = opened
  if (!input) throw new Error('No chooser was opened.')
  input.files = filesIn(files).files
  input.dispatchEvent(new Event('change'))
  return input
}

function openWithUploads(html: string) {
  const { upload, uploads } = givenUploads()
  const told: string[] = []
  const onPendingChange = (counts: { total: number; pending: number }): void =>
    void told.push(`${counts.total - counts.pending}/${counts.total}`)
  return { ...openField(html, { upload, onPendingChange }), uploads, told }
}

it('several chosen images stand in their order, and their host hears how many of them are there', async () => {
  const { editor, uploads, told, text } = openWithUploads('<p>|</p>')
  const files = await Promise.all(['1.png', '2.png', '3.png'].map(name => pictureFile(name)))
  const input = choose(() => editor.run(chooseFiles()), files)
  expect([input.multiple, input.accept]).toEqual([true, expect.stringContaining('image/*')])
  await expect.poll(() => uploads).toHaveLength(3)
  expect(document.activeElement).toBe(text)
  uploads[1]?.finish()
  await expect.poll(() => told.at(-1)).toBe('1/3')
  uploads[0]?.finish()
  uploads[2]?.finish()
  await expect
    .poll(() => [...writeHtml(editor.state.doc).matchAll(/uploaded\/(\d)/g)].map(([, name]) => name))
    .toEqual(['1', '2', '3'])
  expect(told.at(-1)).toBe('0/0')
})

it.each([
  [false, 2560],
  [true, 2600],
])('a big image is uploaded in its full size where that is asked for: %s', async (isOriginal, width) => {
  const { editor, uploads } = openWithUploads('<p>|</p>')
  const file = await pictureFile('a.png', 2600, 4)
  choose(() => editor.run(chooseFiles(isOriginal)), [file])
  await expect.poll(() => uploads).toHaveLength(1)
  const sent = uploads[0]?.file
  expect(sent && (await createImageBitmap(sent)).width).toBe(width)
})
