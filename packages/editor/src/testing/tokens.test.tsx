import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tokenNames } from '../dom/popup-place.ts'
import type { FieldHandle } from '../field/handle.ts'
import { RichTextField } from '../field/rich-text-field.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import tokens from '../styles/tokens.css?raw'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import '../styles/field.css'

/** The computed style of the one element that a selector finds. */
function styleOf(selector: string): CSSStyleDeclaration {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return getComputedStyle(found)
}

describe('what a host sets around a field', () => {
  it('counts in the text, the toolbar, popups and messages', async () => {
    await loadAllCode()
    const handles: FieldHandle[] = []
    const { container } = await render(
      <RichTextField
        value='<p><a href="https://example.org">x</a></p>'
        onReady={ready => handles.push(ready)}
      />,
    )
    container.classList.add('dark')
    container.style.cssText = '--tf-accent: rgb(1, 2, 3); --tf-font: serif; --tf-raised: rgb(4, 5, 6)'
    expect(styleOf('.tf-editable a').color).toBe('rgb(1, 2, 3)')
    await userEvent.click(page.getByRole('button', { name: 'Абзац' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    handles.at(-1)?.notify({ kind: 'error', text: 'x', duration: 0 })
    await expect.poll(() => document.querySelector('.tf-toast')).not.toBeNull()
    for (const selector of ['.tf-menu', '.tf-toast']) {
      const { backgroundColor, fontFamily, colorScheme } = styleOf(selector)
      expect([backgroundColor, fontFamily, colorScheme]).toEqual(['rgb(4, 5, 6)', 'serif', 'dark'])
    }
    expect(styleOf('.tf-editable').fontFamily).toBe('serif')
  })

  it('is the nearest theme, by attribute or class, and the system without one', async () => {
    const { container } = await render(
      <div className="dark">
        <RichText html="<p>in the dark</p>" />
        <div data-theme="light">
          <RichText html="<p>light in it</p>" />
          <div data-theme="dark">
            <RichText html="<p>dark again</p>" />
          </div>
        </div>
      </div>,
    )
    const schemes = [...container.querySelectorAll('.taskfield-content')].map(
      view => getComputedStyle(view).colorScheme,
    )
    expect(schemes).toEqual(['dark', 'light', 'dark'])
    expect(getComputedStyle(container.querySelector('.dark') ?? container).colorScheme).toBe('normal')
  })

  it('goes to popups by the names that the style sheet reads, and stands on no page by itself', () => {
    const read = [...tokens.matchAll(/--_tf-([a-z0-9-]+): var\(\s*--tf-\1,/g)].map(([, name]) => name)
    expect([...new Set(read)]).toEqual(tokenNames)
    const onPage = getComputedStyle(document.documentElement)
    expect(tokenNames.filter(name => onPage.getPropertyValue(`--tf-${name}`) !== '')).toEqual([])
  })
})
