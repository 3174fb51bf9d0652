import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import theming from '../../../../docs/theming.md?raw'
import { tokenNames } from '../dom/popup-place.ts'
import { RichTextField } from '../field/rich-text-field.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { styles } from '../styles/text.ts'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import '../styles/field.css'

/** The tokens that the page names; `-2` behind `--tf-space-1` is `--tf-space-2`. */
function namesOfPage(): string[] {
  const rows = theming.split('\n').filter(line => line.startsWith('| `--tf-'))
  return rows.flatMap(row => {
    const [, cell = ''] = row.split('|')
    let last = ''
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      last = name.startsWith('--') ? name : last.replace(/-\w+$/, name)
      return last
    })
  })
}

/** What the field sets by itself, as it measures or reads it. */
const byField: ReadonlySet<string> = new Set(
  ['media-ratio', 'find-height', 'keyboard', 'share', 'toast-room', 'text-width', 'rows-above'].map(
    name => `--tf-${name}`,
  ),
)

const inSheet = styles.replace(/\/\*[^]*?\*\//g, '')
const namesIn = (pattern: RegExp): string[] => [
  ...new Set([...inSheet.matchAll(pattern)].map(([, name = '']) => `--tf-${name}`)),
]
/** Tokens that the sheet has a value of its own for: `--_tf-…`, or in place where it is read. */
const ownValues = namesIn(/--_tf-([\w-]+):\s*var\(\s*--tf-\1\s*,/g)
const inPlace = namesIn(/var\(\s*--tf-([\w-]+)\s*,/g).filter(name => !byField.has(name))

const named = namesOfPage()

/** Where tokens are drawn that only a text has. They are registered as colours. */
const inText = ['.tf-editable pre']

const given = (name: string): string =>
  /--tf-(?:found|code)/.test(name) ? `rgb(1, 2, ${named.indexOf(name)})` : `given-${name}`

describe('docs/theming.md', () => {
  it('names each token that the style sheet reads, once', () => {
    expect(ownValues.length).toBeGreaterThan(40)
    expect([...ownValues, ...inPlace].filter(name => !named.includes(name))).toEqual([])
    expect(named).toEqual([...new Set(named)])
  })

  it('names no token that nothing is drawn by', () => {
    const isDrawn = (name: string): boolean =>
      inSheet.includes(`var(${ownValues.includes(name) ? name.replace('--', '--_') : name}`)
    expect(named.filter(name => !isDrawn(name))).toEqual([])
  })

  it('says how a token is set: on any element around, for text, toolbar, popups and views', async () => {
    await loadAllCode()
    const { container } = await render(
      <>
        <RichTextField value="<p>x</p><pre>x</pre>" />
        <RichText html="<pre>x</pre>" />
      </>,
    )
    for (const name of named) container.style.setProperty(name, given(name))
    await userEvent.click(page.getByRole('button', { name: 'Абзац' }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    const valueIn = (selector: string, name: string): string => {
      const [element] = document.querySelectorAll(selector)
      return element ? getComputedStyle(element).getPropertyValue(name) : `nothing is ${selector}`
    }
    // Where the device asks for less motion there is none.
    const wrong = named
      .filter(name => name !== '--tf-motion')
      .flatMap(name => {
        const places = tokenNames.includes(name.replace('--tf-', ''))
          ? ['.tf-field', '.tf-editable', '.tf-toolbar', '.tf-menu', '.taskfield-content:not(.tf-editable)']
          : inText.filter(() => ownValues.includes(name))
        return places
          .filter(place => valueIn(place, name.replace('--', '--_')) !== given(name))
          .map(place => `${name} in ${place}`)
      })
    expect(wrong).toEqual([])
  })
})
