import { readHtml, schema, writeBlocks } from '@taskfield/document'
import { setBlockType } from 'prosemirror-commands'
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { createFieldState } from '../feature/field-state.ts'
import { contextOf, setContext } from '../feature/host-context.ts'
import { stateOf } from '../../testing/run-command.ts'
import { GapCursor } from '../selection/gap-cursor.ts'
import { opensWord } from './marker-place.ts'
import { activateRow, chooseRow, closeSuggestion } from './suggestion-keys.ts'
import type { SuggestionOption, SuggestionSource } from './suggestion-source.tsx'
import { openSuggestion, withAct, type SuggestionAct } from './suggestion-state.ts'

const words = { ru: '', en: '' }

const options: readonly SuggestionOption[] = ['#1 one', '#2 two', '#12 other'].map(id => ({
  key: id,
  id,
  label: id,
  choose:
    ({ from, to }) =>
    (state, dispatch) => {
      dispatch?.(state.tr.insertText(`<${id.slice(1)}>`, from, to))
      return true
    },
}))

const source: SuggestionSource = {
  name: 'tasks',
  label: words,
  markers: ['#', '№'],
  opensAfter: opensWord,
  isOffered: () => true,
  limit: 10,
  delay: 100,
  find: () => options,
  empty: words,
  failed: words,
}

/** A state of a field that knows the source, with the selection where `|` stands. */
function fieldOf(html: string): EditorState {
  const { doc, selection } = stateOf(html)
  const state = createFieldState(doc, [{ name: 'tasks', suggestions: [source] }])
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, selection.anchor, selection.head)))
}

function type(state: EditorState, text: string): EditorState {
  return [...text].reduce((typed, character) => typed.apply(typed.tr.insertText(character)), state)
}

function act(state: EditorState, made: SuggestionAct): EditorState {
  return state.apply(withAct(state.tr, made))
}

function run(state: EditorState, command: Command): EditorState {
  let after = state
  command(state, transaction => {
    after = state.apply(transaction)
  })
  return after
}

function answer(state: EditorState, found: readonly SuggestionOption[] = options): EditorState {
  return act(state, { kind: 'answer', request: openSuggestion(state)?.request ?? 0, options: found })
}

function moveTo(state: EditorState, anchor: number, head?: number): EditorState {
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)))
}

const queryOf = (state: EditorState): string | null => openSuggestion(state)?.query ?? null

describe('a list of suggestions', () => {
  it.each([
    ['<p>|</p>', '#', ''],
    ['<p>|</p>', '№12', '12'],
    ['<p>a |</p>', '#за', 'за'],
    ['<p>a&nbsp;|</p>', '#', ''],
    ['<p>a<br>|</p>', '#', ''],
    ['<p><span class="mention" data-id="1">#1</span> a<br>|</p>', '#', ''],
    ['<h2>a (|)</h2>', '#1', '1'],
    ['<p>|b</p>', '#1', '1'],
    ['<p>|</p>', '##', '#'],
    ['<p>|</p>', '#a #b', 'b'],
    ['<p>|</p>', '#новая зад', 'новая зад'],
    ['<p><strong>a |</strong></p>', '#1', '1'],
    ['<p>a|</p>', '#1', null],
    ['<p>|</p>', '# a', null],
    ['<p>|</p>', 'a#1', null],
    ['<p>|</p>', 'https://a.ru/(#1', null],
    ['<p><code>a |</code></p>', '#1', null],
    ['<pre><code>a |</code></pre>', '#1', null],
    ['<p><span class="mention" data-id="1">#1</span>|</p>', '#1', null],
    ['<p>|</p>', `#${'a'.repeat(61)}`, null],
  ])('in %s is about what is typed: %s', (html, typed, query) => {
    expect(queryOf(type(fieldOf(html), typed))).toBe(query)
  })

  it('opens when an input method or a keyboard of a phone types several characters at once', () => {
    const state = fieldOf('<p>см. |</p>')
    expect(queryOf(state.apply(state.tr.insertText('#зад')))).toBe('зад')
    const word = fieldOf('<p>см. [за]</p>')
    expect(queryOf(word.apply(word.tr.insertText('#за')))).toBe('за')
  })

  it('opens where the marker makes the block that it stands in: between blocks, in place of one', () => {
    const state = fieldOf('<p>a|</p><figure class="image"><img src="/a.png"></figure>')
    for (const selection of [
      new GapCursor(state.doc.resolve(state.doc.content.size)),
      NodeSelection.create(state.doc, 3),
    ])
      expect(queryOf(type(state.apply(state.tr.setSelection(selection)), '#1'))).toBe('1')
  })

  it('stays open when an input method writes the whole word anew', () => {
    const state = type(fieldOf('<p>см. |</p>'), '#за')
    expect(queryOf(state.apply(state.tr.insertText('#задача', 5, 8)))).toBe('задача')
  })

  it('does not open for what is pasted, undone or was there before', () => {
    const state = fieldOf('<p>|</p>')
    expect(queryOf(state.apply(state.tr.insertText('#1').setMeta('uiEvent', 'paste')))).toBeNull()
    expect(queryOf(type(fieldOf('<p>#|</p>'), '1'))).toBeNull()
    expect(queryOf(run(fieldOf('<p>#|</p>'), setBlockType(schema.nodes.heading)))).toBeNull()
    expect(queryOf(state.apply(state.tr.insertText('#1').setMeta('addToHistory', false)))).toBeNull()
  })

  it('follows the caret within what was typed, and closes for good when it leaves', () => {
    const state = type(fieldOf('<p>a |</p>'), '#12')
    const inside = moveTo(state, 5)
    expect(queryOf(inside)).toBe('1')
    expect(queryOf(moveTo(inside, 6))).toBe('12')
    for (const away of [moveTo(state, 3), moveTo(state, 1), moveTo(state, 5, 6)]) {
      expect(queryOf(away)).toBeNull()
      expect(queryOf(type(moveTo(away, 6), '3'))).toBeNull()
    }
  })

  it('closes by Escape until the marker is typed anew', () => {
    const closed = run(type(fieldOf('<p>|</p>'), '#1'), closeSuggestion)
    expect(queryOf(closed)).toBeNull()
    expect(queryOf(type(closed, '2'))).toBeNull()
    expect(queryOf(type(closed, ' #2'))).toBe('2')
  })

  it('stays with its marker while a colleague changes the text before it', () => {
    const state = answer(type(fieldOf('<p>a |</p>'), '#1'))
    const changed = state.apply(state.tr.insertText('bcd', 1).setMeta('addToHistory', false))
    expect(openSuggestion(changed)).toMatchObject({ query: '1', from: 6, to: 8, isAnswered: true })
    expect(writeBlocks(run(changed, chooseRow(1)).doc)).toBe('<p>bcda &lt;2 two&gt;</p>')
  })

  it('closes when the marker goes, and when the text becomes one that is only read', () => {
    const state = type(fieldOf('<p>|</p>'), '#')
    expect(queryOf(state.apply(state.tr.delete(1, 2)))).toBeNull()
    const readOnly = { ...contextOf(state), readOnly: true }
    expect(queryOf(state.apply(setContext(state.tr, readOnly)))).toBeNull()
  })

  it('keeps the old options until the new answer, and takes only what fits', () => {
    const answered = answer(type(fieldOf('<p>|</p>'), '#'))
    expect(openSuggestion(answered)).toMatchObject({ active: 0, isAnswered: true })
    const fitting = type(answered, '2')
    expect(openSuggestion(fitting)).toMatchObject({ options, active: 1, isAnswered: false })
    const none = type(fitting, 'ы')
    expect(openSuggestion(none)).toMatchObject({ options, active: -1, isAnswered: false })
    expect(chooseRow(-1)(none)).toBe(false)
    expect(openSuggestion(answer(none, []))).toMatchObject({ options: [], active: -1, isAnswered: true })
  })

  it('drops the answer to an earlier question', () => {
    const asked = type(fieldOf('<p>|</p>'), '#')
    const request = openSuggestion(asked)?.request ?? 0
    const later = type(asked, '1')
    expect(openSuggestion(act(later, { kind: 'answer', request, options }))).toBe(openSuggestion(later))
    expect(openSuggestion(act(later, { kind: 'fail', request }))).toBe(openSuggestion(later))
    const closed = run(asked, closeSuggestion)
    const anew = type(closed, ' #')
    expect(openSuggestion(act(anew, { kind: 'answer', request, options }))).toBe(openSuggestion(anew))
  })

  it('where nothing was found ends with the word', () => {
    const nothing = answer(type(fieldOf('<p>|</p>'), '#ыы'), [])
    expect(queryOf(type(nothing, 'в'))).toBe('ыыв')
    expect(queryOf(type(nothing, ' '))).toBeNull()
  })

  it('that failed has one row, which asks again', () => {
    const asked = type(fieldOf('<p>|</p>'), '#')
    const request = openSuggestion(asked)?.request ?? 0
    const failed = act(asked, { kind: 'fail', request })
    expect(openSuggestion(failed)).toMatchObject({ hasFailed: true, active: -1 })
    const again = run(run(failed, activateRow(0)), chooseRow(0))
    expect(openSuggestion(again)).toMatchObject({ hasFailed: false, options: null, request: request + 1 })
    expect(activateRow(1)(failed)).toBe(false)
  })

  it('is offered only where the source has something', () => {
    const state = createFieldState(readHtml('<p>a </p>'), [
      { name: 'tasks', suggestions: [{ ...source, isOffered: () => false }] },
    ])
    expect(queryOf(type(moveTo(state, 3), '#'))).toBeNull()
  })
})
