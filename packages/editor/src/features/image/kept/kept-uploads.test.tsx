import { countKeptUploads } from '../../../content/kept-uploads/count-kept-uploads.ts'
import { pendingUploads, schema, writeHtml } from '@taskfield/document'
import { TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished, vi } from 'vitest'
import { givenUploads, pasteFiles, pictureFile } from '../../../testing/given-uploads.ts'
import { paste } from '../../../testing/clipboard.ts'
import { openField } from '../../../testing/open-field.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { findHeld } from '../upload/held-files.ts'
import {
  findKept,
  forgetUpload,
  keepUpload,
  listKept,
  type KeptUpload,
} from '../../../content/kept-uploads/upload-store.ts'
import { lockUpload } from '../../../content/kept-uploads/upload-lock.ts'

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

/** What an earlier page has left of an upload between two paragraphs. */
async function leave(changes: Partial<KeptUpload> & Pick<KeptUpload, 'key'>): Promise<KeptUpload> {
  const id = changes.id ?? [...crypto.getRandomValues(new Uint8Array(16))].join('').slice(0, 32)
  const kept: KeptUpload = {
    id,
    file: await pictureFile(),
    isOriginal: false,
    node: schema.node('image', { src: '', upload: id, alt: 'words' }).toJSON(),
    position: 5,
    before: 'one',
    after: 'two',
    keptAt: Date.now(),
    ...changes,
  }
  await keepUpload(kept)
  onTestFinished(() => forgetUpload(id))
  return kept
}

function open(uploadsKey: string) {
  const { upload, uploads } = givenUploads()
  const opened = openField(value.replace('one', 'one|'), { upload, uploadsKey })
  const started = async (): Promise<void> => {
    await vi.waitFor(() => expect(uploads).toHaveLength(1), { timeout: 20_000 })
  }
  return { ...opened, uploads, started }
}

const lockOf = async ({ id }: KeptUpload): Promise<number> => {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name?.endsWith(id)).length
}

it('what comes back is no step of undo, and the device forgets it once it is there', async () => {
  const kept = await leave({ key: 'undo' })
  const opened = open('undo')
  await opened.started()
  await opened.press('{Control>}z{/Control}')
  opened.uploads[0]?.finish()
  await vi.waitFor(() => expect(writeHtml(opened.editor.state.doc)).toMatch(/one<.*alt="words".*two/))
  await vi.waitFor(async () => expect([await listKept('undo'), await lockOf(kept)]).toEqual([[], 0]))
})

it('what another version of the field has kept comes back as its picture', async () => {
  const kept = await leave({ key: 'version', node: { type: 'photo', attrs: { upload: 'u' } } })
  const opened = open('version')
  await opened.started()
  opened.uploads[0]?.finish()
  await vi.waitFor(() => expect(writeHtml(opened.editor.state.doc)).toMatch(/one<.*a\.png.*two/))
  await vi.waitFor(async () => expect(await lockOf(kept)).toBe(0))
})

it('what belongs to another text, or is too old, does not come back', async () => {
  await leave({ key: 'other' })
  const old = await leave({ key: 'mine', keptAt: Date.now() - 31 * 24 * 3_600_000 })
  const kept = await leave({ key: 'mine' })
  const opened = open('mine')
  await opened.started()
  expect(pendingUploads(opened.editor.state.doc)).toEqual([kept.id])
  await vi.waitFor(async () => expect(await findKept(old.id)).toBeNull())
  expect(await listKept('other')).toHaveLength(1)
})

it('an original comes back as one', async () => {
  await leave({ key: 'original', isOriginal: true, file: await pictureFile('a.png', 3000, 4) })
  const opened = open('original')
  await opened.started()
  const { file } = opened.uploads[0] ?? {}
  expect(file && (await createImageBitmap(file)).width).toBe(3000)
})

it('the place of an upload is kept as the text around it changes', async () => {
  const kept = await leave({ key: 'place' })
  const opened = open('place')
  await opened.started()
  await opened.press('!')
  await vi.waitFor(async () => expect((await findKept(kept.id))?.before).toBe('one!'))
})

it('a field that goes lets go of its uploads, which stay on the device', async () => {
  const kept = await leave({ key: 'gone' })
  const opened = open('gone')
  await opened.started()
  expect(await lockOf(kept)).toBe(1)
  opened.unmount()
  await vi.waitFor(async () => expect(await lockOf(kept)).toBe(0))
  expect(await listKept('gone')).toHaveLength(1)
  expect(findHeld(kept.id)).toBeNull()
})

it('a file that was still to come is kept once it is there', async () => {
  const opened = open('coming')
  const address = URL.createObjectURL(await pictureFile())
  paste(opened.text, { html: `<p>a<img src="${address}">b</p>` })
  await vi.waitFor(async () => expect(await listKept('coming')).toHaveLength(1), { timeout: 20_000 })
  opened.uploads[0]?.finish()
  await vi.waitFor(async () => expect(await listKept('coming')).toEqual([]))
})

it('what an earlier page has left is counted where the text is read, but not what a page goes on with', async () => {
  await leave({ key: 'counted' })
  expect(await countKeptUploads('counted')).toBe(1)
  expect(await countKeptUploads('no such text')).toBe(0)
  const opened = open('counted')
  await opened.started()
  expect(await countKeptUploads('counted')).toBe(0)
})
