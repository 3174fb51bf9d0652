import { writeHtml } from '@taskfield/document'
import { NodeSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { copy, paste } from '../../testing/clipboard.ts'
import { figureHtml, imgHtml } from '../../testing/image-html.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { givenUploads, pasteFiles, pictureFile } from '../../testing/uploads/given-uploads.ts'
import { replacePicture } from './replace-image.ts'

it('an image that was copied with its picture comes back with the addresses that it had', () => {
  const { text, written } = openField('<p>|</p>')
  const own = '<figure class="image"><img src="/a.png" alt="a"></figure>'
  const absolute = `<figure class="image" data-tf-copied="${own.replaceAll('"', '&quot;')}"><img src="http://localhost/a.png" alt="a"></figure>`
  paste(text, { html: absolute })
  expect(written()).toContain('src="/a.png"')
  expect(written()).not.toContain('localhost')
})

it('an image that was copied with its picture comes back as it is saved, and not as other programs see it', () => {
  const saved = '<figure class="image"><img src="/a.png" alt="a"><figcaption>b</figcaption></figure>'
  const place = document.createElement('template')
  place.innerHTML = copy(openField(`<p>[a</p>${saved}<p>b]</p>`).text).html
  place.content.firstElementChild?.setAttribute('data-tf-copied', place.innerHTML)
  const { editor, text } = openField('<p>|</p>')
  paste(text, { html: place.innerHTML })
  expect(writeHtml(editor.state.doc)).toBe(`<p>a</p>${saved}<p>b</p>`)
})

it('a copied image is in the clipboard as HTML at once, whatever becomes of its picture', () => {
  const { editor, text } = openField(`${figureHtml()}<p>a</p>`)
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
    return true
  })
  expect(copy(text).html).toContain('<figure class="image"')
})

it('another picture takes nothing of what was said of the image, and one undo brings the old one back whole', async () => {
  const html = figureHtml({
    classes: ' image-style-side image_resized',
    style: 'width:50%;',
    inner: `<a href="/x">${imgHtml('alt="план"').replace('src="', 'src="/a.png" data-x="')}</a><figcaption>b</figcaption>`,
  })
  const { editor, press } = openField(`${html}<p>a</p>`)
  const before = editor.state.doc
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
    return true
  })
  editor.run(replacePicture('no such upload'))
  const image = editor.state.doc.firstChild
  expect(image?.attrs).toMatchObject({
    upload: 'no such upload',
    alt: 'план',
    style: 'side',
    width: '50%',
    href: '/x',
  })
  expect(image?.textContent).toBe('b')
  await press('{Control>}z{/Control}')
  expect(editor.state.doc.toJSON()).toEqual(before.toJSON())
})

describe('an image whose picture is beside it in the clipboard is pasted as what it is, and not as one more file:', () => {
  /** Copies the image at a place and pastes it with its picture at the end, as Chromium's clipboard gives both. */
  async function copyToEnd({ editor, text, press }: OpenedField, pos: number): Promise<void> {
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, pos)))
      return true
    })
    const { html } = copy(text)
    await press('{Control>}{End}{/Control}')
    pasteFiles(text, [await pictureFile()], html)
  }

  it('one that is on its way is one upload still', async () => {
    const { upload, uploads } = givenUploads()
    const opened = openField('<p>a|</p><p>b</p>', { upload })
    const { editor, text } = opened
    pasteFiles(text, [await pictureFile()])
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(2, 'alt', 'план'))
      return true
    })
    await copyToEnd(opened, 2)
    await expect.poll(() => uploads).toHaveLength(1)
    uploads[0]?.finish({ url: '/media/a.png' })
    const image = '<img src="/media/a.png" alt="план" width="40" height="30">'
    await expect.poll(() => writeHtml(editor.state.doc)).toBe(`<p>a${image}</p><p>b${image}</p>`)
    expect(uploads).toHaveLength(1)
  })

  it('one that the host gave as data is what the host gave', async () => {
    const image = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="план">'
    const opened = openField(`<p>|a${image}</p><p>b</p>`)
    await copyToEnd(opened, 2)
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>a${image}</p><p>b${image}</p>`)
  })
})
