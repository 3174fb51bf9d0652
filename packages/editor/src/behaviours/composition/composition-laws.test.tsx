import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { TextSelection } from 'prosemirror-state'
import { afterEach, expect, it } from 'vitest'
import { beginWord, commit, compose } from '../../testing/input-method.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'

const formats: readonly ((text: string) => string)[] = [
  text => text,
  text => `<a href="/a">${text}</a>`,
  text => `<a href="/b">${text}</a>`,
  text => `<strong>${text}</strong>`,
  text => `<strong><i>${text}</i></strong>`,
  text => `<code>${text}</code>`,
  text => `<span style="color:#ff0000">${text}</span>`,
  text => `<a href="/a"><strong>${text}</strong></a>`,
]

const texts = fc.array(
  fc.record({ text: fc.constantFrom('ab', 'cde', 'f', 'g i', 'j k'), format: fc.constantFrom(...formats) }),
  { minLength: 1, maxLength: 4 },
)

/** How an input method changes its word. */
const waysToChange: readonly ((word: string) => string)[] = [
  word => word,
  word => `${word}x`,
  word => `y${word}`,
  word => word.slice(0, -1),
  word => `${word.slice(0, 1)}z${word.slice(1)}`,
  () => 'new',
]

const words = fc.record({
  pieces: texts,
  range: fc.tuple(fc.nat(), fc.nat()),
  changes: fc.array(fc.constantFrom(...waysToChange), { minLength: 1, maxLength: 4 }),
  caret: fc.nat(),
  startsFirst: fc.boolean(),
  end: fc.constantFrom<'commit' | 'correct' | 'cancel'>('commit', 'correct', 'cancel'),
})

interface Word {
  readonly start: number
  readonly end: number
  /** The text that is taken over, where the page hears of the word before that text is selected. */
  readonly begun: string | null
  readonly parts: readonly string[]
  readonly last: string
}

let bare: HTMLElement | null = null
afterEach(() => bare?.remove())

/** A page that can be edited, and no editor in it. */
function openBare(html: string): HTMLElement {
  bare?.remove()
  bare = document.body.appendChild(document.createElement('div'))
  bare.contentEditable = 'true'
  bare.style.whiteSpace = 'pre-wrap'
  bare.innerHTML = html
  bare.focus()
  return bare
}

async function write({ start, end, begun, parts, last }: Word): Promise<void> {
  if (begun !== null) beginWord(begun)
  for (const [index, part] of parts.entries()) await compose(part, index === 0 ? { start, end } : undefined)
  if (last === '') await compose('')
  else await commit(last)
}

function putCaret({ editor }: OpenedField, pos: number): void {
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, pos)))
    return true
  })
}

const textOf = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ')

it('what an input method makes of text that stands is what a bare page has of it, whatever marks it has', async () => {
  const law = fc.asyncProperty(words, async ({ pieces, range, changes, caret, startsFirst, end }) => {
    const html = `<p>${pieces.map(({ text, format }) => format(text)).join('')}</p>`
    const text = pieces.map(piece => piece.text).join('')
    const from = range[0] % text.length
    const to = from + 1 + (range[1] % (text.length - from))
    const parts: string[] = []
    for (const change of changes) parts.push(change(parts.at(-1) ?? text.slice(from, to)) || 'q')
    const last = { commit: parts.at(-1) ?? '', correct: 'right', cancel: '' }[end]
    const begun = startsFirst ? text.slice(from, to) : null
    const word = { start: from, end: to, begun, parts, last }
    const page = openBare(html)
    await write(word)
    const wanted = textOf(page)
    const field = openField(html)
    field.editor.focus()
    putCaret(field, 1 + (caret % (text.length + 1)))
    await write(word)
    await expect.poll(() => textOf(field.text)).toBe(wanted)
    const { doc } = field.editor.state
    expect(doc.textBetween(0, doc.content.size).replaceAll('\u00a0', ' ')).toBe(wanted)
    field.text.parentElement?.remove()
  })
  await holdLaw(law, 50)
})
