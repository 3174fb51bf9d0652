import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { codeLanguages } from '../content/highlight/languages.ts'
import '../styles/content.css'
import { everyKind } from '../testing/every-kind.ts'
import { countHighlighted, highlighted } from '../testing/highlights.ts'
import { nameOf, tooComplex } from '../testing/too-complex.ts'
import { RichText } from './rich-text.tsx'

async function show(html: string, locale?: 'ru' | 'en'): Promise<HTMLElement> {
  const { container } = await render(<RichText html={html} {...(locale && { locale })} />)
  const view = container.firstElementChild
  if (!(view instanceof HTMLElement)) throw new Error('Nothing was rendered.')
  return view
}

describe('the read-only view', () => {
  it('shows the saved form of HTML from anywhere', async () => {
    const view = await show('<div><b>one</b></div><h1>two</h1>')
    expect(view.className).toBe('taskfield-content')
    expect(view.innerHTML).toMatch(/^<p><strong>one<\/strong><\/p><h2 id="[^"]+-two">two<\/h2>$/)
  })

  it.each(everyKind)('shows %s', async html => {
    const view = await show(html)
    const words = document.createElement('div')
    words.innerHTML = html
    const added = view.querySelector('.media-card, .page-break')?.textContent ?? ''
    expect(view.textContent).toBe(added || words.textContent)
    expect(view.querySelectorAll('[contenteditable], oembed')).toHaveLength(0)
  })

  it('shows media as a link to its address, in a new tab', async () => {
    const url = 'https://www.youtube.com/watch?v=H08tGjXNHO4'
    const view = await show(`<figure class="media"><oembed url="${url}"></oembed></figure>`)
    const link = view.querySelector('a')
    expect(link && [link.href, link.target, link.rel]).toEqual([url, '_blank', 'noopener noreferrer'])
    expect(link?.textContent).toBe(`YouTube · Видео${url}`)
  })

  it('leads only where links are followed, and shows any other address', async () => {
    const address = 'e1c://server/base#1'
    const html = `<p><a href="${address}">a</a></p><figure class="image"><a href="${address}"><img src="/a.png"></a></figure>`
    const view = await show(html)
    for (const link of view.querySelectorAll('a')) {
      expect([link.hasAttribute('href'), link.title]).toEqual([false, address])
    }
    const { container } = await render(<RichText html={html} linkSchemes={['e1c']} />)
    const links = [...container.querySelectorAll('a')]
    expect(links.map(link => link.getAttribute('href'))).toEqual([address, address])
  })

  it('says in its language what a page break is', async () => {
    const html = everyKind.find(block => block.includes('page-break')) ?? ''
    expect((await show(html)).textContent).toBe('Разрыв страницы')
    expect((await show(html, 'en')).textContent).toBe('Page break')
  })

  it.each([
    '<img src="x" onerror="ran()">',
    '<script>ran()</script>',
    '<a href="javascript:ran()">x</a>',
    '<figure class="media"><oembed url="javascript:ran()"></oembed></figure>',
    '<svg onload="ran()"></svg>',
    '<p style="background:url(javascript:ran())">x</p>',
  ])('lets nothing run: %s', async html => {
    expect((await show(html)).innerHTML).not.toContain('ran')
  })

  it('shows the words of what is too complex to be read', async () => {
    const view = await show(tooComplex)
    expect(nameOf(view.innerHTML)).toBe('<p>Слова &amp; ещё</p>')
  })

  it('reads a text once, however often it is rendered', async () => {
    const { container, rerender } = await render(<RichText html="<p>one</p>" />)
    const first = container.querySelector('p')
    await rerender(<RichText html="<p>one</p>" />)
    expect(container.querySelector('p')).toBe(first)
  })

  it('shows the colours of code over a text that stays as it is, and takes them away with it', async () => {
    const html = '<pre><code class="language-go">func f() {}</code></pre>'
    const { container, rerender, unmount } = await render(<RichText html={html} />)
    await expect.poll(() => highlighted('tf-code-keyword', container)).toEqual(['func'])
    expect(container.querySelector('.taskfield-content')?.innerHTML).toBe(html)
    await rerender(<RichText html={html.replace('func f() {}', 'return 1').replace('go', 'javascript')} />)
    await expect.poll(() => highlighted('tf-code-keyword', container)).toEqual(['return'])
    await rerender(<RichText html="<p>one</p>" />)
    expect(countHighlighted('tf-code-')).toBe(0)
    await rerender(<RichText html={html} />)
    await expect.poll(() => highlighted('tf-code-keyword', container)).toEqual(['func'])
    await unmount()
    expect(countHighlighted('tf-code-')).toBe(0)
  })

  it.each(codeLanguages)('names the language of code in $name', async ({ name, label }) => {
    const view = await show(`<pre><code class="language-${name}">x</code></pre>`)
    const code = view.querySelector('code')
    const shown = code && getComputedStyle(code, '::before').content
    // Plain text needs no name.
    expect(shown).toBe(name === 'plaintext' ? 'none' : `"${label.ru}"`)
  })
})
