import { readHtml, writeHtml } from '@taskfield/document'
import { EditorState, NodeSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { removedCaptions } from '../../core/caption/removed-captions.ts'
import { runCommand } from '../../testing/run-command.ts'
import { findImage, isImage } from './find-image.ts'
import {
  deleteImage,
  placeImage,
  placementOf,
  resizeImage,
  setAlternativeText,
  toggleImageCaption,
  type Placement,
} from './image-commands.ts'

/** Opens a text with its first image selected. */
function open(html: string): EditorState {
  const state = EditorState.create({ doc: readHtml(html), plugins: [removedCaptions] })
  let at = 0
  state.doc.descendants((node, pos) => {
    if (isImage(node)) at = pos
  })
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)))
}

/** Runs commands with the image of a text selected; the image stays selected. */
function edit(html: string, ...commands: readonly Command[]): string {
  const state = runAll(open(html), commands)
  expect(findImage(state)).not.toBeNull()
  return writeHtml(state.doc)
}

function runAll(state: EditorState, commands: readonly Command[]): EditorState {
  let after = state
  for (const command of commands) command(after, transaction => (after = after.apply(transaction)))
  return after
}

const img = '<img src="/a.png">'
const figure = (classes = '', inner: string = img, style = ''): string =>
  `<figure class="image${classes}"${style && ` style="${style}"`}>${inner}</figure>`

describe('the place of an image', () => {
  it.each<[string, Placement, string]>([
    [`<p>a${img}b</p>`, 'block', `<p>a</p>${figure()}<p>b</p>`],
    [`<p>${img}b</p>`, 'side', `${figure(' image-style-side')}<p>b</p>`],
    [`<p>a${img}</p>`, 'align-center', `<p>a</p>${figure(' image-style-align-center')}`],
    [`<p>${img}</p>`, 'block', figure()],
    [
      `<h2 style="text-align:center;">a${img}b</h2>`,
      'block',
      `<h2 style="text-align:center;">a</h2>${figure()}<h2 style="text-align:center;">b</h2>`,
    ],
    [`<ul><li>a${img}b</li></ul>`, 'block', `<ul><li><p>a</p>${figure()}<p>b</p></li></ul>`],
    [`<ul><li>${img}</li></ul>`, 'block', `<ul><li>${figure()}</li></ul>`],
    [`<blockquote><p>a${img}</p></blockquote>`, 'block', `<blockquote><p>a</p>${figure()}</blockquote>`],
    [
      `<figure class="table"><table><tbody><tr><td>a${img}</td></tr></tbody></table></figure>`,
      'block',
      `<figure class="table"><table><tbody><tr><td><p>a</p>${figure()}</td></tr></tbody></table></figure>`,
    ],
    [`<p>a${img}b</p>`, 'align-left', `<p>a<img class="image-style-align-left" src="/a.png">b</p>`],
    [`<p>a<img class="image-style-align-left" src="/a.png"></p>`, 'inline', `<p>a${img}</p>`],
    [figure(), 'inline', `<p>${img}</p>`],
    [`<ul><li>a${figure()}</li></ul>`, 'inline', `<ul><li><p>a</p><p>${img}</p></li></ul>`],
    [figure(' image-style-side'), 'block', figure()],
    [figure(' image-style-align-left'), 'align-right', figure(' image-style-align-right')],
  ])('%s becomes %s', (before, placement, after) => {
    expect(edit(before, placeImage(placement))).toBe(after)
    expect(placementOf(runAll(open(before), [placeImage(placement)]))).toBe(placement)
  })

  it('keeps its text, size, link and what is around it when it leaves the line and goes back', () => {
    const attributes = 'src="/a.png" alt="A" width="400" height="300"'
    const link = (inner: string): string => `<a href="/x">${inner}</a>`
    const inLine = `<p><strong>a</strong>${link(`<img class="image_resized" style="aspect-ratio:400/300;width:50%;" ${attributes}>`)}<strong>b</strong></p>`
    const block = figure(
      ' image_resized',
      link(`<img style="aspect-ratio:400/300;" ${attributes}>`),
      'width:50%;',
    )
    const apart = `<p><strong>a</strong></p>${block}<p><strong>b</strong></p>`
    expect(edit(inLine, placeImage('block'))).toBe(apart)
    expect(edit(inLine, placeImage('block'), placeImage('inline'))).toBe(
      inLine.replace('</strong><a', '</strong></p><p><a').replace('</a><strong>', '</a></p><p><strong>'),
    )
  })

  it('gives a caption back that went when the image came into a line', () => {
    const captioned = figure('', `${img}<figcaption>c <strong>d</strong></figcaption>`)
    expect(edit(captioned, placeImage('inline'))).toBe(`<p>${img}</p>`)
    expect(edit(captioned, placeImage('inline'), placeImage('side'))).toBe(
      captioned.replace('class="image"', 'class="image image-style-side"'),
    )
  })
})

describe('the caption of an image', () => {
  it.each([
    [figure(), figure('', `${img}<figcaption>&nbsp;</figcaption>`)],
    [figure('', `${img}<figcaption>c</figcaption>`), figure()],
    [
      `<p>a<img class="image-style-align-left" src="/a.png">b</p>`,
      `<p>a</p>${figure(' image-style-align-left', `${img}<figcaption>&nbsp;</figcaption>`)}<p>b</p>`,
    ],
  ])('of %s', (before, after) => expect(edit(before, toggleImageCaption)).toBe(after))

  it('goes from within with the image selected, and comes back with its text', () => {
    const html = `<p>x</p>${figure('', `${img}<figcaption>ab</figcaption>`)}<p>y</p>`
    const inCaption = html.replace('ab', 'a|b')
    const without = runAll(open(html), [toggleImageCaption])
    expect(runCommand(inCaption, toggleImageCaption, [removedCaptions])).not.toBeNull()
    expect(without.selection).toBeInstanceOf(NodeSelection)
    expect(writeHtml(runAll(without, [toggleImageCaption]).doc)).toBe(html)
  })
})

describe('the size of an image', () => {
  it.each([
    ['50%', ' image_resized', 'width:50%;'],
    ['320', ' image_resized', 'width:320px;'],
    [' 2EM ', ' image_resized', 'width:2em;'],
    ['33,5%', ' image_resized', 'width:33.5%;'],
    ['33,5\u00a0%', ' image_resized', 'width:33.5%;'],
    ['320 px', ' image_resized', 'width:320px;'],
    [null, '', ''],
    ['', '', ''],
  ])('%s', (width, classes, style) => {
    const before = figure('', img, 'height:80px;')
    expect(edit(before, resizeImage(width))).toBe(figure(classes, img, style))
  })

  it.each(['0', '-5', 'wide', '10 20'])('is not %s', width => {
    expect(resizeImage(width)(open(figure()))).toBe(false)
  })
})

describe('what an image says', () => {
  it('is its alternative text; an empty one says that there is nothing to say', () => {
    expect(edit(figure(), setAlternativeText('план'))).toBe(figure('', '<img src="/a.png" alt="план">'))
    expect(edit(figure(), setAlternativeText(''))).toBe(figure('', '<img src="/a.png" alt="">'))
  })
})

describe('an image that is deleted', () => {
  it.each([
    [`<p>a</p>${figure('', `${img}<figcaption>c</figcaption>`)}<p>b</p>`, '<p>a</p><p>&nbsp;</p><p>b</p>'],
    [`<p>a${img}b</p>`, '<p>ab</p>'],
  ])('%s', (before, after) => {
    expect(writeHtml(runAll(open(before), [deleteImage]).doc)).toBe(after)
  })
})

it('commands on images decline where none is selected', () => {
  for (const command of [placeImage('block'), toggleImageCaption, resizeImage('50%'), deleteImage])
    expect(runCommand('<p>a|b</p>', command)).toBeNull()
})
