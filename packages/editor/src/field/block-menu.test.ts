import { TextSelection, type EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { createFieldState } from '../core/feature/field-state.ts'
import { usualContext } from '../core/feature/host-context.ts'
import { openSuggestion } from '../core/suggestion/suggestion-state.ts'
import { chooseFeatures, type FeatureSwitches } from './features.ts'
import { stateOf } from '../testing/run-command.ts'
import { blockSource } from '../tools/block-menu/block-source.ts'

/** A field with the caret at `|`, after a text was typed there. */
function typed(
  html: string,
  text: string,
  switches: FeatureSwitches = {},
  mode = usualContext.mode,
): EditorState {
  const { doc, selection } = stateOf(html)
  const state = createFieldState(doc, chooseFeatures(mode, switches), { ...usualContext, mode })
  const placed = state.apply(state.tr.setSelection(TextSelection.create(state.doc, selection.head)))
  return [...text].reduce((before, character) => before.apply(before.tr.insertText(character)), placed)
}

/** What the list of blocks says; `null` where it is not open. */
async function offered(state: EditorState): Promise<readonly string[] | null> {
  const open = openSuggestion(state)
  if (open?.source !== blockSource) return null
  const { query, marker, from, to } = open
  const { signal } = new AbortController()
  const found = await blockSource.find(query, { state, marker, range: { from, to }, signal })
  return found && found.map(({ label }) => label)
}

describe('the list of blocks', () => {
  it('offers every kind that can stand there', async () => {
    expect(await offered(typed('<p>|</p>', '/'))).toEqual([
      'Абзац',
      'Заголовок 1',
      'Заголовок 2',
      'Заголовок 3',
      'Маркированный список',
      'Нумерованный список',
      'Список с флажками',
      'Цитата',
      'Блок кода',
      'Разрыв страницы',
      'Вставить изображение',
      'Вставить таблицу',
      'Вставить медиа',
    ])
  })

  it.each<[string, string, string[] | null]>([
    ['<p>|</p>', '/заг', ['Заголовок 1', 'Заголовок 2', 'Заголовок 3']],
    ['<p>|</p>', '/heading 2', ['Заголовок 2']],
    ['<p>|</p>', '/nf,k', ['Вставить таблицу']],
    ['<p>|</p>', '/йгщеу', ['Цитата']],
    ['<p>|</p>', '/видео', ['Вставить медиа']],
    ['<p>a |</p>', '/цит', ['Цитата']],
    ['<p>|</p>', '.табл', ['Вставить таблицу']],
    ['<p>|</p>', '/ъъ', []],
    ['<p>a|</p>', '/цит', null],
    ['<p>(|)</p>', '/цит', null],
    ['<p>|</p>', '/ цит', null],
    ['<p>a |</p>', '.цит', null],
    ['<p>|</p>', '.env', null],
    ['<p>|</p>', '.5', null],
    ['<p>|</p>', '...', null],
    ['<pre><code>|</code></pre>', '/', null],
  ])('in %s offers for %s %j', async (html, text, labels) => {
    expect(await offered(typed(html, text))).toEqual(labels)
  })

  it('offers nothing that the field leaves out, and is itself left out', async () => {
    const labels = await offered(typed('<p>|</p>', '/', { table: false, heading: false }))
    expect(labels).not.toContain('Вставить таблицу')
    expect(labels).not.toContain('Абзац')
    expect(await offered(typed('<p>|</p>', '/', { blockMenu: false }))).toBeNull()
    expect(await offered(typed('<p>|</p>', '/', {}, 'comment'))).toBeNull()
    expect(await offered(typed('<p>|</p>', '/', { blockMenu: true }, 'comment'))).toContain('Цитата')
  })

  it('offers only what can stand there', async () => {
    const caption = '<figure class="image"><img src="a.png"><figcaption>a |</figcaption></figure>'
    expect(await offered(typed(caption, '/'))).not.toContain('Разрыв страницы')
  })
})
