import { pendingUploads, writeHtml } from '@taskfield/document'
import { TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished, vi } from 'vitest'
import { givenUploads, pasteFiles, pictureFile } from '../../../testing/given-uploads.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { forgetUpload, listKept, type KeptUpload } from './upload-store.ts'
import { lockUpload } from './upload-lock.ts'

const value = '<p>one</p><p>two</p>'

/** A field with an image that is on its way between its paragraphs, and what a page finds that opens it again. */
async function openTwice(key: string) {
  const first = givenUploads()
  const left = await renderField({
    value: '<p>one</p><p>&nbsp;</p><p>two</p>',
    uploadsKey: key,
    upload: first.upload,
  })
  left.handle.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, 6)))
    return true
  })
  pasteFiles(left.text, [await pictureFile()])
  await vi.waitFor(() => expect(first.uploads).toHaveLength(1))
  // The code that keeps it is loaded when it is needed.
  await vi.waitFor(async () => expect(await listKept(key)).toHaveLength(1), { timeout: 20_000 })
  onTestFinished(async () => {
    for (const { id } of await listKept(key)) await forgetUpload(id)
  })
  const reopen = async () => {
    const second = givenUploads()
    const field = await renderField({ value, uploadsKey: key, upload: second.upload })
    return { ...field, uploads: second.uploads }
  }
  return { left, reopen, first }
}

const saved = ({ handle }: Pick<RenderedField, 'handle'>): string => writeHtml(handle.getState().doc)

it('an upload goes on when the text is opened again, in its place', async () => {
  const { left, reopen, first } = await openTwice('again')
  await left.unmount()
  await vi.waitFor(() => expect(first.uploads[0]?.signal.aborted).toBe(true))
  const field = await reopen()
  await vi.waitFor(() => expect(field.uploads).toHaveLength(1))
  field.uploads[0]?.finish()
  await vi.waitFor(() =>
    expect(saved(field)).toBe(
      '<p>one</p><figure class="image"><img style="aspect-ratio:40/30;" src="/uploaded/a.png" width="40" height="30"></figure><p>two</p>',
    ),
  )
  await vi.waitFor(async () => expect(await listKept('again')).toEqual([]))
})

it('another page waits for the one that uploads it', async () => {
  const { left, reopen } = await openTwice('locked')
  const [kept] = await listKept('locked')
  await left.unmount()
  const release = await lockUpload((kept as KeptUpload).id, new AbortController().signal)
  const field = await reopen()
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
  expect(pendingUploads(field.handle.getState().doc)).toEqual([])
  release?.()
  await vi.waitFor(() => expect(field.uploads).toHaveLength(1))
})

it('what a person deletes is not kept', async () => {
  const { left } = await openTwice('deleted')
  left.text.querySelector<HTMLElement>('.tf-upload-cancel')?.click()
  await vi.waitFor(async () => expect(await listKept('deleted')).toEqual([]))
})
