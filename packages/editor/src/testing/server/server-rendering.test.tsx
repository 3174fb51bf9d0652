import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { savedForms } from '@taskfield/document/testing/corpus/saved-forms.ts'
import * as fc from 'fast-check'
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RichTextField } from '../../field/rich-text-field.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import '../../styles/field.css'
import { everyKind } from '../every-kind.ts'
import { renderOnServer } from './render-on-server.ts'

const given = import.meta.env as Readonly<Record<string, string | undefined>>
const soup = fc.sample(tagSoup, {
  seed: Number(given['VITE_SEED'] ?? 1),
  numRuns: Number(given['VITE_RUNS'] ?? 100),
})

let place: HTMLElement
let end = (): void => {}

/** Puts a server's HTML into the page and lets React take it over. */
function hydrate(html: string, host: ReactElement): void {
  place.innerHTML = html
  const root = hydrateRoot(place, <StrictMode>{host}</StrictMode>, {
    onRecoverableError: error => {
      throw error
    },
  })
  end = () => root.unmount()
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** What stands differently in a text that is edited than in one that is read, if anything does. */
const hardKinds: readonly string[] = [
  `<figure class="image"><img src="${dot}" width="300" height="200"></figure>`,
  `<figure class="image"><img src="${dot}" width="300" height="200"><figcaption>&nbsp;</figcaption></figure>`,
  `<figure class="image image_resized" style="width:25%;"><img src="${dot}" style="aspect-ratio:3/2;" width="300" height="200"></figure>`,
  `<p>Слева <img src="${dot}" width="30" height="90"> справа</p>`,
  '<figure class="table"><table><tbody><tr><td>&nbsp;</td><td>б</td></tr></tbody></table><figcaption>&nbsp;</figcaption></figure>',
  `<figure class="table"><table><tbody><tr><td>${'оченьдлинноеслово'.repeat(20)}</td><td>б</td></tr></tbody></table></figure>`,
  '<figure class="media"><oembed url="https://example.org/unknown"></oembed></figure>',
  `<pre><code class="language-plaintext">${'долгая строка '.repeat(40)}\n\n</code></pre>`,
  '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">&nbsp;</span></label></li></ul>',
  '<p>&nbsp;</p><p>&nbsp;</p>',
  '<p>строка<br>&nbsp;</p>',
  '<blockquote><ul><li>&nbsp;</li></ul></blockquote>',
]

/** With pictures that there are: one that is missing has a place of its own in the field. */
const withPictures = (texts: readonly string[]): string[] =>
  texts.map(text => text.replaceAll('src="/media/sample/icon.png"', `src="${dot}" width="80" height="40"`))

const imagesOf = (element: HTMLElement): Promise<unknown> =>
  Promise.all([...element.querySelectorAll('img')].map(image => image.decode().catch(() => undefined)))

/** Where the blocks of a text stand, and which each is. */
function boxesOf(element: HTMLElement): string[] {
  const blocks = element.querySelectorAll(
    '.taskfield-content :is(p, h2, h3, h4, li, input, pre, blockquote, table, td, th, figure, figcaption, img, .page-break)',
  )
  // A paragraph that is all of an item or a cell is not saved.
  const shown = [...blocks].filter(block => !block.matches(':is(li, td, th, .todo-list__content) > p'))
  return shown.map(block => {
    const { top, left, width, height } = block.getBoundingClientRect()
    return `${block.localName} ${[top, left, width, height].map(Math.round).join(' ')}`
  })
}

const complaints = vi.spyOn(console, 'error')
beforeEach(() => {
  complaints.mockClear()
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  end()
  end = () => {}
  place.remove()
  if (complaints.mock.calls.length > 0) throw new Error(`React complains: ${complaints.mock.calls.join()}`)
})

describe('the read-only view of a server', () => {
  it('is that of the browser, for any HTML', async () => {
    const props = [...savedForms.map(({ input }) => input), ...everyKind, ...soup].map(html => ({ html }))
    const served = await renderOnServer('RichText', props)
    for (const [index, { html }] of props.entries())
      expect(served[index]).toBe(renderToString(<RichText html={html} />))
  })

  it('is taken over as it stands, and lives', async () => {
    const html = everyKind.join('')
    const [served = ''] = await renderOnServer('RichText', [{ html }])
    const opened = (): null => null
    place.innerHTML = served
    const first = place.querySelector('h2')
    hydrate(served, <RichText html={html} mentionHref={() => '/task/7'} mentionCard={opened} />)
    await expect.poll(() => place.querySelector('.mention')?.getAttribute('href')).toBe('/task/7')
    expect(place.querySelector('h2')?.id).toBe(first?.id)
    expect(place.querySelector<HTMLElement>('p span[style]')?.style.color).toBe('red')
  })

  it('has its colours once it is hydrated where a page forbids `style` attributes', async () => {
    const html = everyKind.join('')
    const [served = ''] = await renderOnServer('RichText', [{ html, styleAttributes: false }])
    expect(served).not.toContain(' style=')
    hydrate(served, <RichText html={html} styleAttributes={false} />)
    await expect.poll(() => place.querySelector<HTMLElement>('p span[style]')?.style.color).toBe('red')
  })
})

describe('the field of a server', () => {
  it('shows its text, keeps its height and its form, and becomes editable', async () => {
    const value = '<p>one <span style="color:red;">two</span></p><ul><li>three</li></ul>'
    const onReady = vi.fn<() => void>()
    const [served = ''] = await renderOnServer('RichTextField', [{ value, name: 'about' }])
    place.innerHTML = `<form>${served}</form>`
    const before = place.querySelector('.tf-field')?.getBoundingClientRect()
    const line = place.querySelector('li')?.getBoundingClientRect()
    expect(place.querySelector('form')?.elements.namedItem('about')).toHaveProperty('value', value)
    hydrate(
      `<form>${served}</form>`,
      <form>
        <RichTextField value={value} name="about" onReady={onReady} />
      </form>,
    )
    await expect.poll(() => onReady.mock.calls.length).toBe(1)
    const text = page.getByRole('textbox')
    expect(place.querySelector('.tf-field')?.getBoundingClientRect()).toEqual(before)
    expect(place.querySelector('[role=textbox] li')?.getBoundingClientRect()).toEqual(line)
    await text.click()
    await userEvent.keyboard('{Control>}{End}{/Control}!')
    await expect
      .poll(() => new FormData(place.querySelector('form') ?? undefined).get('about'))
      .toBe(value.replace('three', 'three!'))
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it.each(withPictures([...everyKind, ...hardKinds]))(
    'moves nothing when it becomes editable: %s',
    async value => {
      const [served = ''] = await renderOnServer('RichTextField', [{ value: `${value}<p>Ниже</p>` }])
      place.innerHTML = served
      await imagesOf(place)
      const before = boxesOf(place)
      const onReady = vi.fn<() => void>()
      hydrate(served, <RichTextField value={`${value}<p>Ниже</p>`} onReady={onReady} />)
      await expect.poll(() => onReady.mock.calls.length).toBe(1)
      await imagesOf(place)
      expect(boxesOf(place)).toEqual(before)
      await page.getByText('Ниже').click()
      expect(boxesOf(place)).toEqual(before)
    },
  )

  it('shows its placeholder where it is empty', async () => {
    const [served = ''] = await renderOnServer('RichTextField', [
      { value: '', placeholder: 'Опишите', commentEditor: true, className: 'own' },
    ])
    place.innerHTML = served
    const empty = place.querySelector('.tf-field.own[data-mode=comment] .tf-empty')
    expect(empty?.getAttribute('data-placeholder')).toBe('Опишите')
  })
})
