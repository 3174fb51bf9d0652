import type { ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { windowOf } from '../dom/root-of.ts'
import { styles } from '../styles/text.ts'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import type { FieldHandle } from '../field/handle.ts'
import { RichTextField } from '../field/rich-text-field.tsx'
import { imgHtml } from './image-html.ts'

/** A place that is not in the document of the script, or not in the light of it. */
interface Place {
  readonly root: Document | ShadowRoot
  readonly find: (role: string, name: string) => Locator
  readonly draw: (content: ReactElement) => ReactNode
}

async function openFrame(): Promise<Place> {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width: 900px; height: 700px'
  frame.srcdoc = `<!doctype html><title>x</title><style>${styles}</style>`
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  const root = frame.contentDocument
  if (!root) throw new Error('The frame has no document')
  const inside = page.frameLocator(page.elementLocator(frame))
  return {
    root,
    find: (role, name) => inside.getByRole(role, { name }),
    draw: content => createPortal(content, root.body),
  }
}

function openShadowRoot(): Promise<Place> {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets.push(sheet)
  return Promise.resolve({
    root,
    find: (role, name) => page.getByRole(role, { name }),
    draw: content => createPortal(content, root),
  })
}

describe.each([
  ['an iframe of another window', openFrame],
  ['a shadow root', openShadowRoot],
])('a field in %s', (_, openPlace) => {
  it('has its looks, selection, popups, messages, focus and form', async () => {
    await page.viewport(1000, 800)
    await loadAllCode()
    const { root, find, draw } = await openPlace()
    const handles: FieldHandle[] = []
    const events: string[] = []
    await render(
      draw(
        <form>
          <RichTextField
            name="about"
            value="<p>one two</p><pre><code>x</code></pre>"
            label="Описание"
            selectionToolbar
            onReady={ready => handles.push(ready)}
            onFocus={() => events.push('focus')}
            onBlur={() => events.push('blur')}
          />
          <button type="button">beside</button>
        </form>,
      ),
    )
    const text = find('textbox', 'Описание')
    const html = (): string => handles.at(-1)?.getHtml() ?? ''
    const shown = (selector: string): Element | null => root.querySelector(selector)
    const focused = (): Element | null => root.activeElement
    await userEvent.click(text, { position: { x: 40, y: 20 } })
    expect(getComputedStyle(root.querySelector('.tf-toolbar') as Element).display).toBe('flex')

    await userEvent.keyboard(
      '{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Control>}b{/Control}',
    )
    expect(html()).toContain('<p><strong>one</strong> two</p>')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => focused()?.localName).toBe('input')
    await userEvent.keyboard('example.org{Enter}')
    await expect.poll(html).toContain('href="https://example.org"')
    expect(events).toEqual(['focus'])

    await userEvent.click(find('button', 'Абзац'))
    await userEvent.click(find('menuitemradio', 'Заголовок 1'))
    await expect.poll(html).toContain('<h2>')
    await expect.poll(() => focused()?.getAttribute('role')).toBe('textbox')
    await userEvent.keyboard('{End}{Enter}/')
    await expect.poll(() => shown('.tf-suggestions')).not.toBeNull()
    await userEvent.keyboard('{Escape}{Backspace}typed{Shift>}{Enter}{/Shift}on')
    await expect.poll(html).toContain('<p>typed<br>on</p>')
    await userEvent.keyboard('{Alt>}0{/Alt}')
    await expect.poll(() => shown('.tf-dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()?.getAttribute('role')).toBe('textbox')
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.poll(() => focused()?.localName).toBe('input')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(find('button', 'Цвет текста'))
    await expect.poll(() => shown('.tf-color-panel')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown('.tf-color-panel')).toBeNull()
    handles.at(-1)?.notify({ kind: 'error', text: 'Не сохранено', duration: 0 })
    await expect.poll(() => shown('.tf-toast')?.textContent).toContain('Не сохранено')
    expect(document.querySelector('.tf-popups, .tf-toast-place')).toBeNull()

    const form = root.querySelector('form')
    expect(form && new FormData(form).get('about')).toBe(html())
    await userEvent.click(find('button', 'beside'))
    await expect.poll(() => events).toEqual(['focus', 'blur'])
  })

  it('copies, cuts and pastes by keys, Markdown and pictures too', async () => {
    await loadAllCode()
    const { root, find, draw } = await openPlace()
    const handles: FieldHandle[] = []
    await render(
      draw(
        <RichTextField
          value={`<p><strong>one</strong> two</p><p>${imgHtml()}</p>`}
          label="Описание"
          onReady={ready => handles.push(ready)}
        />,
      ),
    )
    const html = (): string => handles.at(-1)?.getHtml() ?? ''
    const toEnd = '{Control>}{End}{/Control}'
    await userEvent.click(find('textbox', 'Описание'), { position: { x: 40, y: 20 } })
    await userEvent.keyboard(
      `{Control>}{Home}{/Control}{Shift>}{End}{/Shift}{Control>}c{/Control}${toEnd}{Enter}{Control>}v{/Control}`,
    )
    await expect.poll(html).toMatch(/<p><strong>one<\/strong> two<\/p>$/)
    await userEvent.keyboard('{Shift>}{Home}{/Shift}{Control>}x{/Control}')
    await expect.poll(html).not.toMatch(/two<\/p>$/)
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect.poll(html).toMatch(/<p><strong>one<\/strong> two<\/p>$/)
    await userEvent.keyboard(`{Shift>}{Home}{/Shift}{Control>}{Shift>}c{/Shift}{/Control}`)
    await expect.poll(() => root.querySelector('.tf-toast')?.textContent).toMatch(/Скопирован/)
    await userEvent.keyboard(`{Control>}{Shift>}v{/Shift}{/Control}`)
    await expect.poll(html).toContain('**one** two')

    const { clipboard } = windowOf(root.querySelector('img')).navigator
    const write = vi.spyOn(clipboard, 'write').mockResolvedValue()
    await userEvent.click(find('img', 'план'))
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect.poll(() => write.mock.calls.length).toBe(1)
    write.mockRestore()
  })
})
