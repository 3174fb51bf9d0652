import { deleteDB, openDB } from 'idb'
import { countKeptUploads } from '../../../content/kept-uploads/count-kept-uploads.ts'
import { pendingUploads, schema, writeHtml } from '@taskfield/document'
import { TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished } from 'vitest'
import { givenUploads, pasteFiles, pictureFile } from '../../../testing/uploads/given-uploads.ts'
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
  await expect.poll(() => first.uploads).toHaveLength(1)
  // The code that keeps it is loaded when it is needed.
  await expect.poll(() => listKept(key)).toHaveLength(1)
  onTestFinished(async () => {
    for (const kept of await listKept(key)) await forgetUpload(kept)
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
  await expect.poll(() => first.uploads[0]?.signal.aborted).toBe(true)
  const field = await reopen()
  await expect.poll(() => field.uploads).toHaveLength(1)
  field.uploads[0]?.finish()
  await expect
    .poll(() => saved(field))
    .toBe(
      '<p>one</p><figure class="image"><img style="aspect-ratio:40/30;" src="/uploaded/a.png" width="40" height="30"></figure><p>two</p>',
    )
  await expect.poll(() => listKept('again')).toEqual([])
})

it('is counted as soon as its field is closed, also by who is quicker than the code that keeps it', async () => {
  for (let round = 0; round < 5; round++) {
    const key = `quick ${round}`
    const field = await renderField({ value: '<p>one</p>', uploadsKey: key, upload: givenUploads().upload })
    pasteFiles(field.text, [await pictureFile()])
    await field.unmount()
    expect(await countKeptUploads(key)).toBe(1)
    for (const kept of await listKept(key)) await forgetUpload(kept)
  }
})

it('is counted as soon as the page lets go of it', async () => {
  for (let round = 0; round < 5; round++) {
    const { left } = await openTwice(`let go ${round}`)
    expect(await countKeptUploads(`let go ${round}`)).toBe(0)
    await left.unmount()
    expect(await countKeptUploads(`let go ${round}`)).toBe(1)
  }
})

it('another page waits for the one that uploads it', async () => {
  const { left, reopen } = await openTwice('locked')
  const [kept] = await listKept('locked')
  await left.unmount()
  const release = await lockUpload(kept as KeptUpload, new AbortController().signal)
  const field = await reopen()
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1)
  expect(pendingUploads(field.handle.getState().doc)).toEqual([])
  release?.()
  await expect.poll(() => field.uploads).toHaveLength(1)
})

it('what a person deletes is not kept', async () => {
  const { left } = await openTwice('deleted')
  left.text.querySelector<HTMLElement>('.tf-upload-cancel')?.click()
  await expect.poll(() => listKept('deleted')).toEqual([])
})

/** What an earlier page has left of an upload between two paragraphs. */
async function leave(
  changes: Partial<KeptUpload> & Pick<KeptUpload, 'key'>,
  keep: (upload: KeptUpload) => Promise<unknown> = keepUpload,
): Promise<KeptUpload> {
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
  await keep(kept)
  onTestFinished(() => forgetUpload(kept))
  return kept
}

function open(uploadsKey: string) {
  const { upload, uploads } = givenUploads()
  const opened = openField(value.replace('one', 'one|'), { upload, uploadsKey })
  const started = async (): Promise<void> => {
    await expect.poll(() => uploads).toHaveLength(1)
  }
  return { ...opened, uploads, started }
}

/** How many locks there are of an upload: of its page, and of each of its texts. */
const locksOf = async ({ id }: KeptUpload): Promise<number> => {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name?.includes(id)).length
}

it('what comes back is no step of undo, and the device forgets it once it is there', async () => {
  const kept = await leave({ key: 'undo' })
  const opened = open('undo')
  await opened.started()
  await opened.press('{Control>}z{/Control}')
  opened.uploads[0]?.finish()
  await expect.poll(() => writeHtml(opened.editor.state.doc)).toMatch(/one<.*alt="words".*two/)
  await expect.poll(async () => [await listKept('undo'), await locksOf(kept)]).toEqual([[], 0])
})

it('what another version of the field has kept comes back as its picture', async () => {
  const kept = await leave({ key: 'version', node: { type: 'photo', attrs: { upload: 'u' } } })
  const opened = open('version')
  await opened.started()
  opened.uploads[0]?.finish()
  await expect.poll(() => writeHtml(opened.editor.state.doc)).toMatch(/one<.*a\.png.*two/)
  await expect.poll(() => locksOf(kept)).toBe(0)
})

it('what belongs to another text, or is too old, does not come back', async () => {
  await leave({ key: 'other' })
  const old = await leave({ key: 'mine', keptAt: Date.now() - 31 * 24 * 3_600_000 })
  const kept = await leave({ key: 'mine' })
  const opened = open('mine')
  await opened.started()
  expect(pendingUploads(opened.editor.state.doc)).toEqual([kept.id])
  await expect.poll(() => findKept(old)).toBeNull()
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
  await expect.poll(async () => (await findKept(kept))?.before).toBe('one!')
})

it('a field that goes lets go of its uploads, which stay on the device', async () => {
  const kept = await leave({ key: 'gone' })
  const opened = open('gone')
  await opened.started()
  expect(await locksOf(kept)).toBe(2)
  opened.unmount()
  await expect.poll(() => locksOf(kept)).toBe(0)
  expect(await listKept('gone')).toHaveLength(1)
  expect(findHeld(kept.id)).toBeNull()
})

const setAside = (type: 'pagehide' | 'pageshow'): boolean =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))

it('a page that is set aside for the way back lets go of its uploads, and begins them anew when it is shown', async () => {
  const kept = await leave({ key: 'aside' })
  const opened = open('aside')
  await opened.started()
  setAside('pagehide')
  expect(opened.uploads[0]?.signal.aborted).toBe(true)
  await expect.poll(async () => [await locksOf(kept), await countKeptUploads('aside')]).toEqual([0, 1])
  setAside('pageshow')
  await expect.poll(async () => [opened.uploads.length, await locksOf(kept)]).toEqual([2, 2])
  opened.uploads[1]?.finish()
  await expect.poll(() => writeHtml(opened.editor.state.doc)).toMatch(/one<.*a\.png.*two/)
  await expect.poll(async () => [await listKept('aside'), await locksOf(kept)]).toEqual([[], 0])
})

it('a file that was still to come is kept once it is there', async () => {
  const opened = open('coming')
  const address = URL.createObjectURL(await pictureFile())
  paste(opened.text, { html: `<p>a<img src="${address}">b</p>` })
  await expect.poll(() => listKept('coming')).toHaveLength(1)
  await opened.started()
  opened.uploads[0]?.finish()
  await expect.poll(() => listKept('coming')).toEqual([])
})

it('what an earlier page has left is counted where the text is read, but not what a page goes on with', async () => {
  await leave({ key: 'counted' })
  expect(await countKeptUploads('counted')).toBe(1)
  expect(await countKeptUploads('no such text')).toBe(0)
  const opened = open('counted')
  await opened.started()
  expect(await countKeptUploads('counted')).toBe(0)
})

it('two texts that wait for the same image send it once, and both get it', async () => {
  const kept = await leave({ key: 'description' })
  const copy = await leave({ key: 'comment', id: kept.id })
  const [description, comment] = [open('description'), open('comment')]
  const both = [description, comment].map(({ editor }) => editor)
  await expect.poll(() => both.map(({ state }) => pendingUploads(state.doc).length)).toEqual([1, 1])
  await expect.poll(() => [...description.uploads, ...comment.uploads]).toHaveLength(1)
  description.unmount()
  expect(comment.uploads.concat(description.uploads)[0]?.signal.aborted).toBe(false)
  ;[...description.uploads, ...comment.uploads][0]?.finish()
  await expect.poll(() => writeHtml(comment.editor.state.doc)).toMatch(/one<.*a\.png.*two/)
  await expect.poll(() => findKept(copy)).toBeNull()
  expect(comment.uploads.length + description.uploads.length).toBe(1)
})

it('an image that was uploaded from another text comes back with its address, and is not sent again', async () => {
  const kept = await leave({ key: 'here' })
  const copy = await leave({ key: 'elsewhere', id: kept.id })
  const here = open('here')
  await here.started()
  here.uploads[0]?.finish()
  await expect.poll(async () => [await findKept(kept), (await findKept(copy))?.file]).toEqual([null, null])
  here.unmount()
  const elsewhere = open('elsewhere')
  await expect.poll(() => writeHtml(elsewhere.editor.state.doc)).toMatch(/one<.*a\.png.*two/)
  await expect.poll(async () => [await findKept(copy), await locksOf(copy)]).toEqual([null, 0])
  expect(elsewhere.uploads).toEqual([])
})

it('what is deleted in one text waits on in another', async () => {
  const kept = await leave({ key: 'first' })
  const copy = await leave({ key: 'second', id: kept.id })
  const first = open('first')
  await first.started()
  first.text.querySelector<HTMLElement>('.tf-upload-cancel')?.click()
  await expect.poll(() => findKept(kept)).toBeNull()
  expect((await findKept(copy))?.file).not.toBeNull()
})

it('a text waits for the tab that uploads its image from another one', async () => {
  const kept = await leave({ key: 'waits' })
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  void navigator.locks.request(`taskfield-upload ${kept.id}`, () => held)
  const opened = open('waits')
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1)
  expect(pendingUploads(opened.editor.state.doc)).toEqual([])
  release()
  await opened.started()
})

it('an image is filled in that another tab has brought to the server', async () => {
  const opened = open('tabs')
  pasteFiles(opened.text, [await pictureFile()])
  await opened.started()
  const [id] = pendingUploads(opened.editor.state.doc)
  const tab = new BroadcastChannel('taskfield-uploads')
  tab.postMessage({ id, image: { src: '/there.png', srcset: null, width: null, height: null } })
  await expect.poll(() => writeHtml(opened.editor.state.doc)).toContain('/there.png')
  expect(opened.uploads[0]?.signal.aborted).toBe(true)
  tab.close()
})

it('another tab hears of what this one has brought to the server', async () => {
  const opened = open('told')
  const heard: unknown[] = []
  const tab = new BroadcastChannel('taskfield-uploads')
  tab.addEventListener('message', ({ data }) => heard.push(data))
  pasteFiles(opened.text, [await pictureFile()])
  await opened.started()
  const [id] = pendingUploads(opened.editor.state.doc)
  opened.uploads[0]?.finish()
  await expect.poll(() => heard).toEqual([{ id, image: expect.objectContaining({ src: '/uploaded/a.png' }) }])
  tab.close()
})

it('what the first version of the store has kept comes back', async () => {
  await deleteDB('taskfield-uploads')
  const before = await openDB('taskfield-uploads', 1, {
    upgrade: database => database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('key', 'key'),
  })
  const kept = await leave({ key: 'v1' }, upload => before.put('uploads', upload))
  before.close()
  expect(await listKept('v1')).toMatchObject([{ id: kept.id, key: 'v1', before: 'one' }])
})
