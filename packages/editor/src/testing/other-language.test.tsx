import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import catalogue from '../../messages.json' with { type: 'json' }
import { codeLanguages } from '../content/highlight/languages.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { everyKind } from './every-kind.ts'
import { renderField, type RenderedField } from './render-field.tsx'
import type { HostMessages, Pattern } from '../messages/message.ts'

const marked = (pattern: Pattern): Pattern =>
  typeof pattern === 'string'
    ? `⟦${pattern}⟧`
    : (Object.fromEntries(Object.entries(pattern).map(([form, text]) => [form, `⟦${text}⟧`])) as never)

/** A language in which every text stands in brackets. */
const messages: HostMessages = {
  language: 'en',
  texts: Object.fromEntries(Object.entries(catalogue).map(([key, { en }]) => [key, marked(en as Pattern)])),
}

/** What stays in every language: keys, addresses, languages of code, and what is typed as a sample. */
const ofAll =
  /\b(?:Ctrl|Shift|Alt|Enter|Tab|Esc|Home|End|Delete|Backspace|PageUp|PageDown|F\d+)\b|https?:\S*|www\.site\.ru|`code`|#[\da-f]{6}|\[текст\]\(адрес\)/g

function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest.replace(ofAll, '') : withoutMarked(rest)
}

/** Names that are the same everywhere. */
const names: ReadonlySet<string> = new Set(['red', 'yellow', ...codeLanguages.map(({ label }) => label.en)])

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.has(text)

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** What an element says: of the content only what the field adds to it. */
function saidBy(element: Element): readonly string[] {
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-roledescription', 'data-placeholder']
  const attributes = spoken.map(name => element.getAttribute(name) ?? '')
  if (element.closest('.ProseMirror') && !element.closest('.ProseMirror button')) return attributes
  return [...attributes, ...[...element.childNodes].filter(isText).map(node => node.data)]
}

/** The words on the page that stand in no brackets. */
const unmarked = (): readonly string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(element => !element.closest('style, script, svg, .tf-media, .media-card, img'))
    .flatMap(saidBy)
    .filter(text => isWord(withoutMarked(text).replace(/^: /, '')))

const open = async (): Promise<RenderedField> =>
  renderField({ value: everyKind.join(''), messages, wordCount: true, label: '⟦⟧' })

describe('a field in another language', () => {
  beforeEach(() => page.viewport(1700, 900))

  it('shows no word of its own languages, whatever button of the toolbar is pressed', async () => {
    const { container } = await open()
    const opened = new Set<string>()
    const buttons = [...container.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')]
    expect(buttons.length).toBeGreaterThan(15)
    for (const button of buttons) {
      if (button.disabled) continue
      button.click()
      await expect.poll(unmarked).toEqual([])
      for (const popup of document.querySelectorAll('[role=menu], [role=dialog]'))
        opened.add(popup.getAttribute('aria-label') ?? popup.textContent)
      await userEvent.keyboard('{Escape}')
    }
    expect(opened.size).toBeGreaterThan(6)
  })

  it.each(['td', 'img', 'a', 'pre', 'li'])('shows none where the caret is in %s', async tag => {
    const { text } = await open()
    const place = text.querySelector(tag)
    if (!place) throw new Error(`The text has no ${tag}.`)
    await userEvent.click(place, { force: true })
    await expect.poll(() => document.querySelector('.tf-balloon, [role=toolbar]') !== null).toBe(true)
    await expect.poll(unmarked).toEqual([])
  })

  it.each([
    ['the help', '{Alt>}0{/Alt}'],
    ['finding', '{Control>}f{/Control}'],
    ['the blocks', '{Control>}{End}{/Control}{Enter}/'],
    ['a link', '{Control>}k{/Control}'],
  ])('shows none in %s', async (_name, keys) => {
    const { text } = await open()
    text.focus()
    await userEvent.keyboard(keys)
    await expect.poll(unmarked).toEqual([])
  })

  it('takes other words while it stands, in the toolbar and in what is drawn in the text', async () => {
    const { container, text, rerender } = await renderField({
      value: '<pre><code class="language-plaintext">x</code></pre><p>y</p>',
    })
    const said = (label: string): readonly unknown[] => [
      container.querySelector(`[role=toolbar] [aria-label="${label}"]`) !== null,
      text.querySelector('pre button')?.textContent,
    ]
    expect(said('Жирный')).toEqual([true, 'Скопировать код'])
    await rerender({ messages })
    expect(said('⟦Bold⟧')).toEqual([true, '⟦Copy code⟧'])
  })

  it('has a read-only view that speaks it, too', async () => {
    const html =
      '<div class="page-break" style="page-break-after:always;"></div><p><img src="/a.png" alt="x"></p>'
    const { container } = await render(<RichText html={html} messages={messages} />)
    expect(container.querySelector('.page-break')?.textContent).toBe('⟦Page break⟧')
    expect(container.querySelector('img')?.ariaLabel).toMatch(/^x\. ⟦.+⟧$/)
  })
})
