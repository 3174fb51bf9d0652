import { writeHtml } from '@taskfield/document'
import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { paste } from '../../testing/clipboard.ts'
import { fieldSettings, openField as open, type OpenedField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'
import { givenUploads, pasteFiles, pictureFile } from '../../testing/uploads/given-uploads.ts'
import { setLink, unlink } from './link-commands.ts'

/** The caret would cut a link in two in the notation of `written`: here only the content counts. */
function openField(html: string): OpenedField {
  const opened = open(html)
  return { ...opened, written: () => writeHtml(opened.editor.state.doc) }
}

const external = (href: string, text: string): string =>
  `<a target="_blank" rel="noopener noreferrer" href="${href}">${text}</a>`

describe('a typed address', () => {
  it.each([
    ['http://x.yy ', `<p>${external('http://x.yy', 'http://x.yy')}&nbsp;</p>`],
    ['см. www.example.ru. ', `<p>см. ${external('https://www.example.ru', 'www.example.ru')}.&nbsp;</p>`],
    ['a@b.com ', '<p><a href="mailto:a@b.com">a@b.com</a>&nbsp;</p>'],
    ['foo.com ', '<p>foo.com&nbsp;</p>'],
    ['(http://x.yy) ', '<p>(http://x.yy)&nbsp;</p>'],
  ])('in %j is a link after a space when it is one', async (typed, html) => {
    const { press, written } = openField('<p>|</p>')
    await press(typed)
    expect(written()).toBe(html)
  })

  it('is a link after Enter and Shift+Enter', async () => {
    const { press, written } = openField('<p>|</p>')
    await press('http://x.yy{Enter}http://z.yy{Shift>}{Enter}{/Shift}b')
    const [first, second] = ['http://x.yy', 'http://z.yy'].map(href => external(href, href))
    await expect.poll(() => written()).toBe(`<p>${first}</p><p>${second}<br>b</p>`)
  })

  it.each(['{Control>}z{/Control}', '{Backspace}'])('is plain text again after %s', async key => {
    const { press, written } = openField('<p>|</p>')
    await press('https://x.yy ', key)
    expect(written()).toBe('<p>https://x.yy&nbsp;</p>')
  })

  it.each(['<pre><code>|</code></pre>', '<p><a href="/a">https://x|.yy</a></p>'])(
    'stays as it is in %s',
    async html => {
      const { press, written } = openField(html)
      await press('http://x.yy b')
      expect(written()).not.toContain('href="http://x.yy"')
    },
  )
})

describe('a link', () => {
  it('is not what is typed after it, but what is typed in it', async () => {
    const { press, written } = openField('<p><a href="/a">one|</a></p>')
    await press('x{ArrowLeft}{ArrowLeft}y')
    expect(written()).toBe('<p><a href="/a">onye</a>x</p>')
  })

  it('is made of the selected text, in all blocks', () => {
    const { editor, written } = openField('<p>a [b</p><p>c] d</p>')
    editor.run(setLink('/x'))
    expect(written()).toBe('<p>a <a href="/x">b</a></p><p><a href="/x">c</a> d</p>')
  })

  it('is inserted as its address where nothing is selected', async () => {
    const { editor, press, written } = openField('<p>a|b</p>')
    editor.run(setLink('https://x.yy'))
    await press('c')
    expect(written()).toBe(`<p>a${external('https://x.yy', 'https://x.yy')}cb</p>`)
  })

  it.each([
    ['<p><a href="/a">te|xt</a></p>', '<p><a href="/b">text</a></p>'],
    ['<p><a href="/a">/a|</a></p>', '<p><a href="/b">/b</a></p>'],
    ['<p>x<a href="/a">te<b>x|t</b></a>y</p>', '<p>x<a href="/b">te<strong>xt</strong></a>y</p>'],
  ])('gets another address as a whole: %s', (before, after) => {
    const { editor, written } = openField(before)
    editor.run(setLink('/b'))
    expect(written()).toBe(after)
  })

  it('is not parted by what is typed after its address was changed: the caret goes behind it', async () => {
    const { editor, press, written } = openField('<p>x<a href="/a">te|<b>xt</b></a>y</p>')
    editor.run(setLink('/b'))
    await press('z')
    expect(written()).toBe('<p>x<a href="/b">te<strong>xt</strong></a><strong>z</strong>y</p>')
  })

  it('is taken away as a whole', () => {
    const { editor, written } = openField('<p>x<a href="/a">te<b>x|t</b></a>y</p>')
    editor.run(unlink)
    expect(written()).toBe('<p>xte<strong>xt</strong>y</p>')
  })

  it('does not come into code', () => {
    const { editor } = openField('<pre><code>[a]</code></pre>')
    expect(setLink('/x')(editor.state)).toBe(false)
  })
})

describe('a link typed as Markdown', () => {
  it.each([
    ['[сайт](https://a.ru/x)', `<p>a&nbsp;b${external('https://a.ru/x', 'сайт')}</p>`],
    ['[сайт](a.ru)', `<p>a&nbsp;b${external('https://a.ru', 'сайт')}</p>`],
    ['[да](javascript:alert)', '<p>a&nbsp;b[да](javascript:alert)</p>'],
    ['![да](https://a.ru/x)', '<p>a&nbsp;b![да](https://a.ru/x)</p>'],
  ])('is one once it is closed: %s', async (typed, after) => {
    const { press, written } = openField('<p>a&nbsp;b|</p>')
    await press(typed.replaceAll('[', '[['))
    expect(written()).toBe(after)
  })

  it('is what was typed again after Backspace', async () => {
    const { press, written } = openField('<p>|</p>')
    await press('[[сайт](https://a.ru/x)', '{Backspace}')
    expect(written()).toBe('<p>[сайт](https://a.ru/x)</p>')
  })
})

describe('a pasted address', () => {
  it('links the selected text', () => {
    const { text, written } = openField('<p>a [b] c</p>')
    paste(text, { plain: 'https://x.yy/z' })
    expect(written()).toBe(
      `<p>a <a target="_blank" rel="noopener noreferrer" href="https://x.yy/z">b</a> c</p>`,
    )
  })

  it('is a link that undo makes plain text', async () => {
    const { text, press, written } = openField('<p>a&nbsp;b|</p>')
    paste(text, { plain: 'https://x.yy/z' })
    expect(written()).toBe(`<p>a&nbsp;b${external('https://x.yy/z', 'https://x.yy/z')}</p>`)
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<p>a&nbsp;bhttps://x.yy/z</p>')
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<p>a&nbsp;b</p>')
  })
})

describe('the balloon', () => {
  const button = (name: string): Element | null =>
    document.querySelector(`.tf-balloon [aria-label="${name}"]`)

  it('asks for the address of the selected text, gives it a scheme, and the text the focus again', async () => {
    const { text, handle } = await renderField({ value: '<p>сайт</p>' })
    handle.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    expect(text.querySelector('.tf-held-selection')).not.toBeNull()
    await userEvent.keyboard('пример.рф{Enter}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(handle.getHtml()).toBe(`<p>${external('https://пример.рф', 'сайт')}</p>`)
  })

  it('keeps its form, and what is typed there, when an image of the text is uploaded', async () => {
    const { upload, uploads } = givenUploads()
    const { text, handle } = await renderField({ value: '<p>сайт</p>', upload })
    handle.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    pasteFiles(text, [await pictureFile()])
    await expect.poll(() => uploads).toHaveLength(1)
    await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowLeft>4/}{/Shift}{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('пример.рф')
    uploads[0]?.finish()
    await expect.poll(() => handle.getHtml()).toContain('/uploaded/a.png')
    await userEvent.keyboard('/а{Enter}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(handle.getHtml()).toContain(external('https://пример.рф/а', 'сайт'))
  })

  it('refuses an unsafe address in words', async () => {
    const { handle } = await renderField({ value: '<p>сайт</p>' })
    handle.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect.poll(() => document.querySelector('.tf-error')?.textContent).toContain('Ссылка небезопасна')
    expect(handle.getHtml()).toBe('<p>сайт</p>')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('.tf-balloon')).toBeNull()
  })

  it('offers what can be done with the link at the caret, without taking the focus', async () => {
    const { text, handle } = await renderField({ value: '<p><a href="/a">ссылка</a> дальше</p>' })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => button('Убрать ссылку')).not.toBeNull()
    expect(document.activeElement).toBe(text)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => button('Убрать ссылку')).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => button('Убрать ссылку')).not.toBeNull()
    await userEvent.click(button('Убрать ссылку') ?? text)
    expect(handle.getHtml()).toBe('<p>ссылка дальше</p>')
  })
})

describe('a link that is not followed', () => {
  const address = 'e1c://server/base#1'
  const html = `<p><a href="${address}">a</a></p><figure class="image"><a href="${address}"><img src="/a.png"></a></figure>`
  const shown = (text: HTMLElement): (string | null)[][] =>
    [...text.querySelectorAll('a')].map(link => [link.getAttribute('href'), link.title])

  it('is shown without an href, with its address as the title, and saved as it was', () => {
    const { editor, text } = open(html)
    expect(shown(text)).toEqual([
      [null, address],
      [null, address],
    ])
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it('is followed where the host adds its scheme', () => {
    const { text } = open(html, { linkSchemes: ['e1c'] })
    expect(shown(text)).toEqual([
      [address, ''],
      [address, ''],
    ])
  })

  it('is drawn anew when the host adds its scheme later', () => {
    const { text, configure } = open(html)
    configure({ ...fieldSettings, linkSchemes: ['e1c'] })
    expect(shown(text)).toEqual([
      [address, ''],
      [address, ''],
    ])
  })

  it('says in its balloon why it is not opened, again by Alt+Enter, and copies its address', async () => {
    await renderField({ initFocus: true, value: `<p>a <a href="${address}">link</a></p>` })
    const note = (): string | undefined => document.querySelector('.tf-balloon [role=status]')?.textContent

    await expect.poll(note).toBe('Такие ссылки здесь не открываются. Скопируйте адрес.')
    expect(document.querySelector('.tf-balloon [aria-label="Скопировать адрес"]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(note).toBeUndefined()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.poll(note).toBe('Такие ссылки здесь не открываются. Скопируйте адрес.')
  })
})

describe('a link to a heading of the same text', () => {
  const html = '<p><a href="#план">К плану|</a></p><p>a</p><h2>План</h2>'
  const there = '<p><a href="#план">К плану</a></p><p>a</p><h2>|План</h2>'

  it('leads there by Ctrl+click', async () => {
    const { text, written } = open(html)
    const link = text.querySelector('a')
    if (!link) throw new Error('There is no link.')
    await userEvent.click(link, { modifiers: ['Control'] })
    await expect.poll(() => written()).toBe(there)
  })

  it('leads there by Alt+Enter', async () => {
    const { press, written } = open(html)
    await press('{Alt>}{Enter}{/Alt}')
    expect(written()).toBe(there)
  })
})

it('a link leads to a heading far below in a long text that has just been shown', async () => {
  const html = `<p><a href="#итог">Итог</a></p>${'<p>текст</p>'.repeat(1500)}<h2>Итог</h2>${'<p>текст</p>'.repeat(9)}`
  const { text } = await renderField({ value: html })
  expect(text.querySelector('h2')).toBeNull()
  await userEvent.click(text.querySelector('a') ?? text, { modifiers: ['Control'] })
  const inSight = (): boolean => {
    const { top = -1, bottom = 0 } = text.querySelector('h2')?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom > top && bottom <= innerHeight
  }
  await expect.poll(inSight).toBe(true)
  await userEvent.keyboard('!')
  expect(text.querySelector('h2')?.textContent).toBe('!Итог')
})
