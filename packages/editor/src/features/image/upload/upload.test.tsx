import { pendingUploads, writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { copy, cut, paste } from '../../../testing/clipboard.ts'
import { filesIn, givenUploads, pasteFiles, pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { leaveOutOfHistory } from '../../../core/feature/history.ts'
import { openField, type OpenedField } from '../../../testing/open-field.ts'
import { nextTask } from '../../../ui/lazy/next-task.ts'
import { holdFile } from './held-files.ts'

const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'

function openWithUploads(html: string) {
  const { upload, uploads } = givenUploads()
  const pending: string[] = []
  const emitted: string[] = []
  const opened = openField(html, {
    upload,
    emit: changed => emitted.push(changed),
    onPendingChange: counts =>
      pending.push(`${counts.total - counts.pending}/${counts.total} ${counts.failed}`),
  })
  const started = async (count: number): Promise<void> => {
    await expect.poll(() => uploads).toHaveLength(count)
  }
  return { ...opened, uploads, pending, emitted, started }
}

const saved = ({ editor }: Pick<OpenedField, 'editor'>): string => writeHtml(editor.state.doc)
const strip = ({ text }: Pick<OpenedField, 'text'>): HTMLElement | null =>
  text.querySelector('.tf-upload-strip')

function press(opened: Pick<OpenedField, 'text'>, name: string): void {
  const buttons = [...(strip(opened)?.querySelectorAll('button') ?? [])]
  const button = buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)
  if (!button || button.hidden) throw new Error(`No button says ${name}`)
  button.click()
}

async function expectSaved(opened: OpenedField, html: string): Promise<void> {
  await expect.poll(() => saved(opened)).toBe(html)
}

it('a text without images is opened without a change', async () => {
  const { editor } = openField('<p>a</p>')
  let changes = 0
  editor.subscribe(() => changes++)
  await nextTask()
  expect(changes).toBe(0)
})

describe('an image that is uploaded', () => {
  it('is shown at once, saved once it is there, and taken back by one undo', async () => {
    const opened = openWithUploads('<p>a</p><p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    expect(opened.text.querySelector('img')?.src).toMatch(/^blob:/)
    expect(saved(opened)).toBe('<p>a</p>')
    await opened.started(1)
    opened.uploads[0]?.onProgress(0.456)
    expect(strip(opened)?.textContent).toContain('45 %')
    opened.uploads[0]?.finish()
    const html =
      '<p>a</p><figure class="image"><img style="aspect-ratio:40/30;" src="/uploaded/a.png" width="40" height="30"></figure>'
    await expectSaved(opened, html)
    expect(strip(opened)).toBeNull()
    expect(opened.pending).toEqual(['0/1 0', '0/0 0'])
    await opened.press(undo)
    expect(opened.written()).toBe('<p>a</p><p>|</p>')
    await opened.press(redo)
    expect(saved(opened)).toBe(html)
    expect(opened.uploads).toHaveLength(1)
  })

  it.each([
    ['by itself', '<p>|</p>'],
    ['in a line', '<p>a|</p>'],
  ])('is seen whole by who has put it at the end of the window: %s', async (_, end) => {
    const { text } = openWithUploads(`${'<p>a</p>'.repeat(60)}${end}`)
    window.scrollTo(0, document.documentElement.scrollHeight)
    pasteFiles(text, [await pictureFile('a.png', 300, 200)])
    const bottom = (): number | undefined => text.querySelector('img[src]')?.getBoundingClientRect().bottom
    await expect.poll(() => text.querySelector('img[src]')?.clientHeight).toBe(200)
    await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight)
  })

  it('stands in the line where there is text, and several keep their order', async () => {
    const opened = openWithUploads('<p>a|b</p>')
    pasteFiles(opened.text, [await pictureFile('1.png'), await pictureFile('2.png')])
    await opened.started(2)
    opened.uploads[1]?.finish()
    opened.uploads[0]?.finish()
    await expectSaved(
      opened,
      '<p>a<img src="/uploaded/1.png" width="40" height="30"><img src="/uploaded/2.png" width="40" height="30">b</p>',
    )
    expect(opened.pending.at(-1)).toBe('0/0 0')
  })

  it.each([
    ['<p>|</p>', '<p>ab</p>'],
    ['<p>|</p><p></p><p>c</p>', '<p>ab</p><p>c</p>'],
    ['<p>x|y</p>', '<p>xaby</p>'],
    ['<table><tbody><tr><td>|</td></tr></tbody></table>', '<td>ab</td>'],
    ['<blockquote><p>|</p></blockquote>', '<blockquote><p>ab</p></blockquote>'],
    ['<ul><li>|</li></ul>', '<li>ab</li>'],
    ['<ul><li>x|y</li></ul>', '<li>xaby</li>'],
  ])('in %s stays while one types on, and the text comes behind it', async (html, text) => {
    const opened = openWithUploads(html)
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    await opened.press('ab')
    expect(saved(opened)).toContain(text)
    opened.uploads[0]?.finish()
    await expect.poll(() => saved(opened)).toMatch(/\/uploaded\/a\.png.*ab/)
  })

  it('is found through edits, and undo of these never brings back a pending state', async () => {
    const opened = openWithUploads('<p>a</p><p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    const { editor } = opened
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('longer ', 1).setNodeAttribute(10, 'alt', 'words'))
      return true
    })
    opened.uploads[0]?.finish()
    await expectSaved(
      opened,
      '<p>longer a</p><figure class="image"><img style="aspect-ratio:40/30;" src="/uploaded/a.png" alt="words" width="40" height="30"></figure>',
    )
    await opened.press(undo)
    expect(saved(opened)).toBe(
      '<p>a</p><figure class="image"><img style="aspect-ratio:40/30;" src="/uploaded/a.png" width="40" height="30"></figure>',
    )
  })

  it('is cancelled by undo, and starts again by redo', async () => {
    const opened = openWithUploads('<p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    await opened.press(undo)
    expect(opened.uploads[0]?.signal.aborted).toBe(true)
    await opened.press(redo)
    await opened.started(2)
    opened.uploads[1]?.finish()
    await expect.poll(() => saved(opened)).toContain('/uploaded/a.png')
  })

  it('that was deleted while it was on its way comes back with its address', async () => {
    const opened = openWithUploads('<p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    const held = copy(opened.text)
    await opened.press('{ArrowRight}', '{Enter}')
    paste(opened.text, held)
    expect(pendingUploads(opened.editor.state.doc)).toHaveLength(2)
    expect(opened.uploads).toHaveLength(1)
    await opened.press(undo)
    opened.uploads[0]?.finish()
    await expect.poll(() => saved(opened)).toContain('/uploaded/a.png')
    await opened.press(redo)
    expect(saved(opened).match(/\/uploaded\/a\.png/g)).toHaveLength(2)
    expect(pendingUploads(opened.editor.state.doc)).toEqual([])
  })

  it('that fails says why and stays until it is retried or deleted', async () => {
    const opened = openWithUploads('<p>a|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    opened.uploads[0]?.fail('Нет места на диске')
    await expect.poll(() => strip(opened)?.textContent).toContain('Нет места на диске')
    expect(opened.editor.announcement.message?.ru).toBe('Изображение не загружено. Нет места на диске')
    expect(opened.pending.at(-1)).toBe('0/1 1')
    press(opened, 'Повторить')
    await opened.started(2)
    opened.uploads[1]?.fail('Снова нет')
    await expect.poll(() => strip(opened)?.textContent).toContain('Снова нет')
    press(opened, 'Удалить')
    expect(opened.written()).toBe('<p>a|</p>')
    expect(opened.pending.at(-1)).toBe('0/0 0')
  })

  it('leaves the place of its picture to the words where its file shows none', async () => {
    const opened = openWithUploads('<p>a</p><p>|</p>')
    pasteFiles(opened.text, [new File(['no picture'], 'a.png', { type: 'image/png' })])
    const picture = opened.text.querySelector('img')
    await expect.poll(() => picture?.hidden).toBe(true)
    expect(picture?.checkVisibility()).toBe(false)
  })

  it('is cancelled by its button', async () => {
    const opened = openWithUploads('<p>a</p><p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    press(opened, 'Отменить загрузку')
    expect(opened.uploads[0]?.signal.aborted).toBe(true)
    expect(opened.written()).toBe('<p>a</p><p>|</p>')
  })

  it('does not start in a text that is only read', async () => {
    const opened = openWithUploads('<p>|</p>')
    opened.configure({ ...opened.settings, readOnly: true })
    pasteFiles(opened.text, [await pictureFile()])
    expect(pendingUploads(opened.editor.state.doc)).toEqual([])
  })

  it('that has failed still says why in a text that is only read, and offers nothing there', async () => {
    const opened = openWithUploads('<p>|</p>')
    pasteFiles(opened.text, [await pictureFile()])
    await opened.started(1)
    opened.uploads[0]?.fail('Нет места на диске')
    await expect.poll(() => strip(opened)?.textContent).toContain('Нет места на диске')
    const shown = (): number =>
      [...(strip(opened)?.querySelectorAll('button') ?? [])].filter(button => button.checkVisibility()).length
    expect(shown()).toBe(2)
    opened.configure({ ...opened.settings, readOnly: true })
    await nextTask()
    expect(strip(opened)?.textContent).toContain('Нет места на диске')
    expect(shown()).toBe(0)
    opened.configure({ ...opened.settings, readOnly: false })
    await nextTask()
    expect(opened.uploads).toHaveLength(1)
    press(opened, 'Повторить')
    await opened.started(2)
  })
})

describe('what comes with a clipboard or is dropped', () => {
  const table = '<table><tr><td>1</td></tr></table>'

  it.each([
    [
      'a picture beside the picture itself, as browsers copy one',
      '<img src="https://elsewhere.example/a.png">',
      true,
    ],
    ['a picture of a table, as spreadsheets give', table, false],
    ['a picture of this site', `<img src="${location.origin}/media/a.png">`, false],
    ['text', '<p>text</p>', false],
  ])('%s: the file is taken: %#', async (_, html, isTaken) => {
    const opened = openWithUploads('<p>|</p>')
    pasteFiles(opened.text, [await pictureFile()], html)
    expect(pendingUploads(opened.editor.state.doc)).toHaveLength(isTaken ? 1 : 0)
  })

  it('makes an upload of a picture that is pasted as data', async () => {
    const opened = openWithUploads('<p>|</p>')
    paste(opened.text, { html: '<p>a<img src="data:image/png;base64,iVBORw0KGgo=">b</p>' })
    expect(saved(opened)).toBe('<p>ab</p>')
    await opened.started(1)
    opened.uploads[0]?.finish()
    await expectSaved(opened, '<p>a<img src="/uploaded/image.png">b</p>')
  })

  it('says in its place that what is pasted as data is no picture', async () => {
    const opened = openWithUploads('<p>|</p>')
    paste(opened.text, { html: '<p>a<img src="data:image/png;base64,A">b</p>' })
    expect(saved(opened)).toBe('<p>ab</p>')
    await expect.poll(() => strip(opened)?.textContent).toContain('не удалось взять из буфера обмена')
  })

  it('goes to where it is dropped', async () => {
    const opened = openWithUploads('<p>|one</p><p>two</p>')
    const box = opened.text.children[1]?.getBoundingClientRect()
    const dataTransfer = filesIn([await pictureFile()])
    opened.text.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer,
        bubbles: true,
        cancelable: true,
        clientX: (box?.left ?? 0) + 200,
        clientY: (box?.top ?? 0) + 8,
      }),
    )
    await opened.started(1)
    opened.uploads[0]?.finish()
    await expectSaved(opened, '<p>one</p><p>two<img src="/uploaded/a.png" width="40" height="30"></p>')
    expect(opened.pending.at(-1)).toBe('0/0 0')
  })

  it('says in words that a file is no image', () => {
    const opened = openWithUploads('<p>a|</p>')
    pasteFiles(opened.text, [new File(['x'], 'отчёт.pdf', { type: 'application/pdf' })])
    expect(saved(opened)).toBe('<p>a</p>')
    expect(opened.editor.announcement.message?.ru).toContain('«отчёт.pdf» — не изображение')
  })
})

describe('a picture that the host gave as data', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo='
  const value = `<p>a|</p><p><img src="${data}" alt="b"></p>`
  const asGiven = `<p>ax</p><p><img src="${data}" alt="b"></p>`

  it('stays as it is until the text is changed, and is never missing', async () => {
    const opened = openWithUploads(value)
    await opened.press('{ArrowLeft}')
    expect(opened.uploads).toHaveLength(0)
    await opened.press('{ArrowRight}', 'x')
    await opened.started(1)
    expect(saved(opened)).toBe(asGiven)
    opened.uploads[0]?.finish()
    await expectSaved(opened, '<p>ax</p><p><img src="/uploaded/image.png" alt="b"></p>')
    expect(opened.pending).toEqual(['0/1 0', '0/0 0'])
    await opened.press(undo)
    expect(saved(opened)).toBe('<p>a</p><p><img src="/uploaded/image.png" alt="b"></p>')
    await expect.poll(() => opened.emitted).toHaveLength(2)
    expect(opened.emitted.join()).not.toContain('data:')
  })

  it('is uploaded, too, where an image that an earlier page has left comes back', async () => {
    const opened = openWithUploads(value)
    const upload = holdFile(await pictureFile())
    opened.editor.run(({ tr, schema }, dispatch) => {
      dispatch?.(leaveOutOfHistory(tr.insert(0, schema.node('image', { src: '', upload }))))
      return true
    })
    await opened.started(2)
    for (const sent of opened.uploads) sent.finish()
    await expect.poll(() => opened.emitted.at(-1)).toContain('/uploaded/a.png')
    expect(opened.emitted.join()).not.toContain('data:')
  })

  it('is given back as it was where the host cannot wait for its address', async () => {
    const opened = openWithUploads(value)
    await opened.press('x')
    await opened.started(1)
    opened.value.flush()
    expect(opened.emitted).toEqual([asGiven])
  })

  it('is no new picture where it is cut and pasted, and is one in another text', async () => {
    const [here, other] = [
      openWithUploads(`<p><img src="${data}" alt="b">|</p>`),
      openWithUploads('<p>c|</p>'),
    ]
    here.text.focus()
    await here.press('{Shift>}{ArrowLeft}{/Shift}')
    const held = cut(here.text)
    expect(saved(here)).toBe('')
    paste(here.text, held)
    expect(saved(here)).toContain(data)
    paste(other.text, held)
    expect(saved(other)).toBe('<p>c</p>')
    expect(pendingUploads(other.editor.state.doc)).toHaveLength(1)
  })

  it('stays as it is where it cannot be uploaded', async () => {
    const opened = openWithUploads(value)
    await opened.press('x')
    await opened.started(1)
    opened.uploads[0]?.fail('Нет места')
    await expect.poll(() => opened.emitted).toEqual([asGiven])
    await opened.press('y')
    await expect.poll(() => opened.emitted).toEqual([asGiven, asGiven.replace('ax', 'axy')])
    expect(opened.pending).toEqual(['0/1 0', '0/0 0'])
  })
})

describe('a picture that the browser gives under an address of its own', () => {
  it('is shown as waiting, then uploaded like any other', async () => {
    const opened = openWithUploads('<p>|</p>')
    const address = URL.createObjectURL(await pictureFile())
    paste(opened.text, { html: `<p>a<img src="${address}" alt="b">c</p>` })
    URL.revokeObjectURL(address)
    expect(strip(opened)?.textContent).toContain('Ждёт файла')
    expect(saved(opened)).toBe('<p>ac</p>')
    await opened.started(1)
    expect(opened.text.querySelector('img')?.src).toMatch(/^blob:/)
    opened.uploads[0]?.finish()
    await expectSaved(opened, '<p>a<img src="/uploaded/image.png" alt="b" width="40" height="30">c</p>')
  })

  it('fails in its place, in words, where it cannot be had', async () => {
    const opened = openWithUploads('<p>|</p>')
    paste(opened.text, { html: `<p>a<img src="blob:${location.origin}/no-such">c</p>` })
    await expect.poll(() => strip(opened)?.textContent).toContain('не удалось взять из буфера обмена')
    expect(opened.pending.at(-1)).toBe('0/1 1')
    press(opened, 'Удалить')
    expect(opened.written()).toContain('ac')
  })
})

describe('pictures of a document of Word', () => {
  const html = '<p>a<img width="9" src="file:///C:/x/image001.png">b</p>'
  const rtf = String.raw`{\rtf1{\*\shppict{\pict\pngblip 89504e470d0a1a0a}}{\nonshppict{\pict\wmetafile8 01}}}`

  function pasteWord(text: HTMLElement, given: string): void {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/rtf', given)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  it('are uploaded from the RTF beside the HTML', async () => {
    const opened = openWithUploads('<p>|</p>')
    pasteWord(opened.text, rtf)
    await opened.started(1)
    opened.uploads[0]?.finish()
    await expect.poll(() => saved(opened)).toContain('a<img src="/uploaded/image-1.png" width="9">b')
  })

  it('are those of the drawings that Word names, and others are counted', async () => {
    const opened = openWithUploads('<p>|</p>')
    const drawing = `<!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]-->`
    const image = (shape: string): string =>
      `<img src="file:///C:/${shape}.png" alt="${shape}" v:shapes="${shape}">`
    paste(opened.text, { html: `<p class=MsoNormal>x${image('oval')}${drawing}${image('a')}y</p>`, rtf })
    expect(opened.editor.announcement.message?.ru).toContain('Картинки из документа не вставились: 1')
    await opened.started(1)
    opened.uploads[0]?.finish()
    await expect.poll(() => saved(opened)).toBe('<p>x<img src="/uploaded/image-1.png" alt="a">y</p>')
  })

  it('are said to be missing where there are none', () => {
    const opened = openWithUploads('<p>|</p>')
    pasteWord(opened.text, '')
    expect(saved(opened)).toBe('<p>ab</p>')
    expect(opened.editor.announcement.message?.ru).toContain('Картинки из документа не вставились: 1')
  })
})
