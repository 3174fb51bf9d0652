import { writeHtml, type MediaProvider } from '@taskfield/document'
import { NodeSelection } from 'prosemirror-state'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Locale } from '../../messages/message.ts'
import { paste } from '../../testing/clipboard.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'
import { findPastedAddress } from './auto-embed.ts'

const media = (url: string): string => `<figure class="media"><oembed url="${url}"></oembed></figure>`
const external = (href: string, text = href): string =>
  `<a target="_blank" rel="noopener noreferrer" href="${href}">${text}</a>`

const film = 'https://youtu.be/abc'

/** A provider whose player this page has itself, so that nothing is asked of anybody. */
const ownPlayer: MediaProvider = {
  name: 'own',
  label: { ru: 'Кино', en: 'Films' },
  patterns: [/^kino\.example\/(?<id>\d+)/],
  embedUrl: match => `${import.meta.url}?${match.groups?.['id'] ?? ''}`,
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}`)
  return found
}

describe('the form of media', () => {
  const error = (): string | undefined => document.querySelector('.tf-balloon [role=alert]')?.textContent
  const input = (): HTMLInputElement | null => document.querySelector('.tf-balloon input')

  async function openForm(props: { value?: string; locale?: Locale; commentEditor?: boolean } = {}) {
    const field = await renderField({ value: '<p>a</p>', ...props })
    field.handle.focus()
    await expect.poll(() => field.handle.run('media')).toBe(true)
    await expect.poll(() => document.activeElement).toBeInstanceOf(HTMLInputElement)
    return field
  }

  it.each(['ru', 'en'] as const)(
    'says in the words of the specification what is wrong (%s)',
    async locale => {
      const { handle } = await openForm({ locale })
      await userEvent.keyboard('{Enter}')
      await expect.poll(error).toBe('The URL must not be empty.')
      await userEvent.keyboard('https://example.org/v')
      await expect.poll(error).toBe('')
      await userEvent.keyboard('{Enter}')
      await expect.poll(error).toBe('This media URL is not supported.')
      expect(input()?.ariaInvalid).toBe('true')
      expect(document.activeElement).toBe(input())
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.querySelector('.tf-balloon')).toBeNull()
      expect(handle.getHtml()).toBe('<p>a</p>')
    },
  )

  it('inserts media, changes the address of the selected one and deletes it, by keys alone', async () => {
    const { handle, text } = await openForm({ value: '', commentEditor: true })
    await userEvent.keyboard(' youtu.be/abc {Enter}')
    await expect.poll(() => handle.getHtml()).toBe(media(film))
    await expect.poll(() => document.activeElement).toBe(text)
    expect(text.querySelector('figure.ProseMirror-selectednode')).not.toBeNull()
    await expect.poll(() => document.querySelector('.tf-live')?.textContent).toContain('Медиа')
    handle.run('media')
    await expect.poll(() => document.activeElement).toBeInstanceOf(HTMLInputElement)
    expect(input()?.value).toBe(film)
    // What was there is selected, so that typing replaces it.
    await userEvent.keyboard('https://vimeo.com/1{Enter}')
    await expect.poll(() => handle.getHtml()).toBe(media('https://vimeo.com/1'))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(media(film))
    await expect.poll(() => document.querySelector('.tf-balloon a')?.getAttribute('href')).toBe(film)
    await userEvent.click(find('.tf-balloon [aria-label="Удалить медиа"]'))
    expect(handle.getHtml()).toBe('')
    await userEvent.keyboard('b')
    expect(handle.getHtml()).toBe('<p>b</p>')
  })

  it('takes the code of a frame, as providers give it, for the address in it', async () => {
    const { handle } = await openForm({ value: '' })
    const frame = (address: string): string =>
      `<iframe width="560" src="${address}" allowfullscreen></iframe>`
    await userEvent.fill(find('.tf-balloon input'), frame('https://ads.example/?a=1&amp;b=2'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(error).toBe('This media URL is not supported.')
    await userEvent.fill(
      find('.tf-balloon input'),
      frame('https://vkvideo.ru/video_ext.php?oid=-1&amp;id=2&amp;hd=2'),
    )
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => handle.getHtml())
      .toBe(media('https://vkvideo.ru/video_ext.php?oid=-1&amp;id=2&amp;hd=2'))
  })

  it('has no place in a caption', async () => {
    const { handle, text } = await renderField({
      value: '<figure class="image"><img src="/a.png"><figcaption>c</figcaption></figure>',
    })
    await userEvent.click(text.querySelector('figcaption') ?? text)
    await expect.poll(() => handle.canRun('bold')).toBe(true)
    expect(handle.canRun('media')).toBe(false)
  })
})

describe('a pasted address', () => {
  const pasted = (html: string, held: Parameters<typeof paste>[1]): OpenedField => {
    const opened = openField(html)
    paste(opened.text, held)
    return opened
  }
  const settled = ({ editor }: OpenedField): string => {
    vi.advanceTimersByTime(100)
    expect(findPastedAddress(editor.state)).toBeNull()
    return writeHtml(editor.state.doc)
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const cell = (inner: string): string =>
    `<figure class="table"><table><tbody><tr><td>${inner}</td></tr></tbody></table></figure>`

  it.each([
    ['<p>|</p>', media(film)],
    ['<p>x|</p>', `<p>x</p>${media(film)}`],
    ['<p>|x</p>', `${media(film)}<p>x</p>`],
    ['<p>x|y</p>', `<p>x</p>${media(film)}<p>y</p>`],
    ['<h2>x|y</h2>', `<h2>x</h2>${media(film)}<h2>y</h2>`],
    ['<h2>|</h2>', media(film)],
    ['<ul><li>|</li></ul>', `<ul><li>${media(film)}</li></ul>`],
    ['<ul><li>x|y</li></ul>', `<ul><li><p>x</p>${media(film)}<p>y</p></li></ul>`],
    ['<blockquote><p>|</p></blockquote>', `<blockquote>${media(film)}</blockquote>`],
    [cell('x|'), cell(`<p>x</p>${media(film)}`)],
    ['<p>a<br>|</p>', `<p>a<br>&nbsp;</p>${media(film)}`],
  ])('becomes media in %s', (before, after) => {
    const opened = pasted(before, { plain: film })
    expect(settled(opened)).toBe(after)
    expect(opened.editor.state.selection).toBeInstanceOf(NodeSelection)
  })

  it.each([
    [{ plain: ` ${film}\r\n` }],
    [{ plain: 'youtu.be/abc' }],
    [{ html: `<a href="${film}">${film}</a>`, plain: film }],
    [{ html: `<meta charset="utf-8"><p><span style="color:red">${film}</span></p>`, plain: film }],
  ])('becomes media as %j, and undo or Backspace gives it back as a link', async held => {
    for (const key of ['{Control>}z{/Control}', '{Backspace}']) {
      const opened = pasted('<p>|</p>', held)
      expect(settled(opened)).toBe(media(film))
      await opened.press(key)
      const html = writeHtml(opened.editor.state.doc)
      expect(html).toMatch(/^<p><a [^>]*href="https:\/\/youtu\.be\/abc">.*youtu\.be\/abc.*<\/a><\/p>$/)
      expect(settled(opened)).toBe(html)
    }
  })

  it.each([
    ['with other words', { plain: `см. ${film}` }],
    ['beside another', { plain: `${film} ${film}` }],
    ['above another', { plain: `${film}\n\n${film}` }],
    ['as the address of other words', { html: `<a href="${film}">Фильм</a>`, plain: film }],
    ['of a site that nobody knows', { plain: 'https://example.org/v' }],
    ['that is none', { plain: 'ftp://youtu.be/abc' }],
  ])('stays text %s', (_, held) => {
    expect(settled(pasted('<p>|</p>', held))).not.toContain('oembed')
  })

  it.each([
    ['<pre><code>x|</code></pre>'],
    ['<p><code>x|y</code></p>'],
    ['<p><a href="/a">te|xt</a></p>'],
    ['<p>a [b] c</p>'],
    ['<figure class="image"><img src="x.png"><figcaption>c|</figcaption></figure>'],
  ])('stays text in %s', html => {
    const opened = pasted(html, { plain: film })
    expect(settled(opened)).not.toContain('oembed')
    expect(writeHtml(opened.editor.state.doc)).toContain(film)
  })

  it('is in the text until it is media', () => {
    const { editor } = pasted('<p>|</p>', { plain: film })
    vi.advanceTimersByTime(99)
    expect(writeHtml(editor.state.doc)).toBe(`<p>${external(film)}</p>`)
  })

  it('goes with the text around it, and the caret stays where it went', () => {
    const opened = pasted('<p>a</p><p>|</p><p>z</p>', { plain: film })
    const { editor } = opened
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('b', 1, 2).insertText('bb', 1))
      return true
    })
    editor.focusAtEnd()
    expect(settled(opened)).toBe(`<p>bbb</p>${media(film)}<p>z</p>`)
    expect(opened.written()).toContain('<p>z|</p>')
  })

  it.each([
    ['undone', '{Control>}z{/Control}', film],
    ['typed on', 'd', `${film}d`],
    ['shortened', '{Backspace}', film],
    ['cut in two', '{ArrowLeft} ', 'youtu.be/ab'],
  ])('stays text when it is %s first', async (_, keys, text) => {
    const opened = pasted('<p>|</p>', { plain: film })
    opened.editor.focus()
    await opened.press(keys)
    expect(settled(opened)).not.toContain('oembed')
    expect(opened.text.textContent).toContain(text)
  })

  it.each([' ', '{Enter}'])('becomes media though %j was pressed behind it', async key => {
    const opened = pasted('<p>|</p>', { plain: film })
    await opened.press(key)
    expect(settled(opened)).toContain(media(film))
  })

  it('stays a link in a field without media', () => {
    const opened = openField('<p>|</p>', { features: { media: false } })
    paste(opened.text, { plain: film })
    expect(findPastedAddress(opened.editor.state)).toBeNull()
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>${external(film)}</p>`)
  })

  it('stays no link in a field without links', async () => {
    const opened = openField('<p>|</p>', { features: { link: false } })
    paste(opened.text, { plain: film })
    expect(settled(opened)).toBe(media(film))
    await opened.press('{Control>}z{/Control}')
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>${film}</p>`)
  })
})

describe('a provider of the host', () => {
  it('has its media read, pasted and inserted, whatever list of the same the host writes anew', async () => {
    const value = media('https://kino.example/1')
    const field = await renderField({ value: '', mediaProviders: [{ ...ownPlayer }] })
    await field.rerender({ value })
    expect(field.handle.getHtml()).toBe(value)
    const card = find('.media-card')
    expect(card.textContent).toContain('Кино · Видео')
    await field.rerender({ mediaProviders: [{ ...ownPlayer, patterns: [...ownPlayer.patterns] }] })
    expect(find('.media-card')).toBe(card)
    field.handle.insertHtml(media('https://kino.example/2'))
    expect(field.handle.getHtml()).toContain('kino.example/2')
  })

  it('leaves a link when the host does not have it', async () => {
    const { handle } = await renderField({ value: media('https://kino.example/1') })
    expect(handle.getHtml()).toContain('<p><a ')
  })
})

describe('a player in the field', () => {
  const button = (): HTMLElement => find('.media-play')
  const player = (): HTMLIFrameElement | null => document.querySelector('.media-card iframe')

  async function play(): Promise<RenderedField> {
    const field = await renderField({
      value: `<p>до</p>${media('https://kino.example/7')}<p>после</p>`,
      mediaProviders: [ownPlayer],
    })
    expect(player()).toBeNull()
    await userEvent.click(find('.tf-editable p'))
    await userEvent.click(button())
    return field
  }

  it('comes when it is asked for, and takes neither the focus nor the keys', async () => {
    const { text, handle } = await play()
    expect(player()?.src).toBe(`${import.meta.url}?7`)
    expect(document.activeElement).toBe(text)
    await userEvent.keyboard('!')
    expect(handle.getHtml()).toMatch(/^<p>д?о?!д?о?<\/p><figure/)
  })

  it('goes on while the text around it is changed, and never loads twice', async () => {
    // Before the frame is there: it may have loaded by the time that one has it.
    let loads = 0
    const count = ({ target }: Event): void => {
      if (target instanceof HTMLIFrameElement) loads++
    }
    document.addEventListener('load', count, true)
    onTestFinished(() => document.removeEventListener('load', count, true))
    const field = await play()
    const frame = player()
    await expect.poll(() => loads).toBe(1)
    // A frame that is put anywhere anew loads anew, a moment later.
    let moves = 0
    const observer = new MutationObserver(records => {
      for (const { removedNodes } of records)
        if ([...removedNodes].some(node => node.contains(frame))) moves++
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await userEvent.keyboard('{End}{Enter}ещё{Control>}b{/Control}ж{Control>}z{/Control}')
    field.handle.run((state, dispatch) => {
      dispatch?.(state.tr.delete(0, 4))
      return true
    })
    await field.rerender({ placeholder: 'Другое', wordCount: true })
    await field.rerender({ readOnly: true })
    expect(player()).toBe(frame)
    expect(frame?.isConnected).toBe(true)
    expect([loads, moves]).toEqual([1, 0])
    observer.disconnect()
  })

  it('is selected by its card and deleted with it; undo brings the card, which asks anew', async () => {
    const { handle, text } = await play()
    const html = handle.getHtml()
    const link = find('.media-card-link')
    await userEvent.click(link)
    await expect.poll(() => text.querySelector('figure.ProseMirror-selectednode')).not.toBeNull()
    expect(player()).not.toBeNull()
    await userEvent.keyboard('{Delete}')
    expect(player()).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(html)
    expect(player()).toBeNull()
    expect(button().hidden).toBe(false)
  })

  it('is dragged with its card, which asks anew in its new place', async () => {
    const { handle, text } = await play()
    const last = text.lastElementChild
    if (!last) throw new Error('The text is empty.')
    await userEvent.dragAndDrop(find('.media-card-link'), last, { targetPosition: { x: 200, y: 12 } })
    expect(handle.getHtml()).toBe(`<p>до</p><p>после</p>${media('https://kino.example/7')}`)
    expect(player()).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(`<p>до</p>${media('https://kino.example/7')}<p>после</p>`)
    expect(button().hidden).toBe(false)
  })

  it('is closed by its button, and gives its place to the card of another address', async () => {
    const { handle, text } = await play()
    await userEvent.click(find('[aria-label="Закрыть: Кино"]'))
    expect(player()).toBeNull()
    expect(document.activeElement).toBe(text)
    await userEvent.click(button())
    handle.run((state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(4, 'url', 'https://kino.example/8'))
      return true
    })
    expect(player()).toBeNull()
    await userEvent.click(button())
    expect(player()?.src).toBe(`${import.meta.url}?8`)
  })
})
