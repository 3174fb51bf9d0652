import { writeHtml } from '@taskfield/document'
import { cdp } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { colorCode } from '../../content/highlight/color-code.ts'
import { openField } from '../../testing/open-field.ts'
import { countHighlighted, highlighted } from '../../testing/highlights.ts'
import { renderField } from '../../testing/render-field.tsx'

const code = (text: string, language = 'javascript'): string =>
  `<pre><code class="language-${language}">${text}</code></pre>`
const sample = 'if (x) { return "text" + 42 } // note'
const lines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `return ${line}`).join('\n')

describe('the colours of code', () => {
  it('come by themselves, follow what is typed and leave the text as it is', async () => {
    const { text, press, editor } = openField(code(`|${sample}`))
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['if', 'return'])
    expect(highlighted('tf-code-string')).toEqual(['"text"'])
    expect(highlighted('tf-code-number')).toEqual(['42'])
    expect(highlighted('tf-code-comment')).toEqual(['// note'])
    await press('// ')
    expect(highlighted('tf-code-comment')).toEqual([`// ${sample}`])
    expect(countHighlighted('tf-code-')).toBe(1)
    expect(text.querySelector('code')?.childNodes).toHaveLength(1)
    expect(writeHtml(editor.state.doc)).toBe(code(`// ${sample}`))
  })

  it('follow what keys change, before the page is drawn', async () => {
    const { press } = openField(code('if (a)\nre|turn 1'))
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['if', 'return'])
    await press('{Control>}a{/Control}', '{Tab}')
    expect(highlighted('tf-code-keyword')).toEqual(['if', 'return'])
    await press('{Control>}z{/Control}')
    expect(highlighted('tf-code-keyword')).toEqual(['if', 'return'])
  })

  it('are those of the language, and go with it and with the code', async () => {
    const { rerender } = await renderField({ value: code('def f(): pass', 'python') })
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['def', 'pass'])
    await rerender({ value: code('fn f() {}', 'rust') })
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['fn'])
    await rerender({ value: code('def f(): pass', 'plaintext') })
    await expect.poll(() => countHighlighted('tf-code-')).toBe(0)
    await rerender({ value: '<p>def f(): pass</p>' })
    expect(countHighlighted('tf-code-')).toBe(0)
  })

  it('are shared by several fields of a page, and each takes only its own away', async () => {
    const first = await renderField({ value: code('if (a) return') })
    const second = await renderField({ value: code('else throw a') })
    await expect.poll(() => highlighted('tf-code-keyword', first.text)).toEqual(['if', 'return'])
    await expect.poll(() => highlighted('tf-code-keyword', second.text)).toEqual(['else', 'throw'])
    await first.unmount()
    expect(highlighted('tf-code-keyword')).toEqual(['else', 'throw'])
    await second.unmount()
    expect(CSS.highlights.has('tf-code-keyword')).toBe(false)
  })

  it('are given to what is near the window of a long block only, wherever that is', async () => {
    openField(code(lines(5_000)))
    await expect.poll(() => highlighted('tf-code-number')[0]).toBe('0')
    expect(countHighlighted('tf-code-')).toBeLessThan(160)
    window.scrollTo(0, document.body.scrollHeight)
    await expect.poll(() => highlighted('tf-code-number').at(-1)).toBe('4999')
    expect(highlighted('tf-code-number')).not.toContain('0')
    expect(countHighlighted('tf-code-')).toBeLessThan(160)
  })

  it('of a long block cost a key no more than the lines near it', async () => {
    // A busy machine would read the lines in several pieces, and colour them anew.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    window.scrollTo(0, 0)
    const { press } = openField(code(lines(5_000).replace('return 20\n', 'return 20|\n')))
    await expect.poll(() => highlighted('tf-code-number')).toContain('20')
    const made = vi.spyOn(document, 'createRange')
    const moved = [vi.spyOn(Range.prototype, 'setStart'), vi.spyOn(Range.prototype, 'setEnd')]
    await press('1')
    await expect.poll(() => highlighted('tf-code-number')).toContain('201')
    // ProseMirror makes some of its own for the caret.
    expect(made.mock.calls.length).toBeLessThan(10)
    for (const { mock } of moved) expect(mock.calls.length).toBeLessThan(20)
    vi.restoreAllMocks()
  })

  it('are drawn in a shadow root, and scrolled there', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = `<div style="height: 200px; overflow: auto"><pre><code style="display: block; font: 14px/20px monospace; white-space: pre">${lines(2_000)}</code></pre></div>`
    const element = root.querySelector('code')
    const colors = element && colorCode(element)
    colors?.show(lines(2_000), 'javascript')
    await expect.poll(() => highlighted('tf-code-number', root)[0]).toBe('0')
    root.querySelector('div')?.scrollTo(0, 30_000)
    await expect.poll(() => highlighted('tf-code-number', root)).toContain('1500')
    expect(highlighted('tf-code-number', root)).not.toContain('0')
    colors?.end()
    host.remove()
    expect(countHighlighted('tf-code-')).toBe(0)
  })

  it('stay away in high contrast, which would draw each as if it were selected', async () => {
    const contrast = (value: string): Promise<unknown> =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    openField(code('if (a)'))
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['if'])
    await contrast('active')
    await expect.poll(() => countHighlighted('tf-code-')).toBe(0)
    await contrast('none')
    await expect.poll(() => highlighted('tf-code-keyword')).toEqual(['if'])
  })

  it('are those of the theme that the code stands in', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = `<div data-theme="light"><div class="taskfield-content">${code('if')}</div></div><div data-theme="dark"><div class="taskfield-content">${code('if')}</div></div>`
    const colors = [...place.querySelectorAll('pre')].map(pre =>
      getComputedStyle(pre).getPropertyValue('--_tf-code-keyword'),
    )
    expect(colors).toEqual(['rgb(139, 31, 158)', 'rgb(217, 162, 242)'])
    place.remove()
  })

  it('are missing in a browser without highlights, where code is edited as well', async () => {
    vi.stubGlobal('Highlight', undefined)
    const { press, written } = openField(code('if (a|)'))
    await press('b{Enter}{Tab}c')
    expect(written()).toBe(code('if (ab\n\tc|)'))
    expect(countHighlighted('tf-code-')).toBe(0)
    vi.unstubAllGlobals()
  })
})
