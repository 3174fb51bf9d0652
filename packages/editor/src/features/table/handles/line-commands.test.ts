import { readHtml, writeHtml } from '@taskfield/document'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { selectedCellTexts, tableOfTexts } from '../../../testing/cells.ts'
import { lineActions } from '../actions/line-actions.ts'
import { sortBySelected } from '../sort/sort-by-selected.ts'
import { moveSelectedLines, selectLinesAt } from './line-commands.ts'
import { sortAscendingLabel, moveBackLabel, oneRowReason, spansSortReason } from './messages.ts'
import { spansMoveReason } from './key-messages.ts'
import { noticeOf, notices } from './notice.ts'

const square = tableOfTexts('b 1', 'a 2')
const spans =
  '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>'

/** A state with the caret behind the first text of some words. */
function open(html: string, text: string): EditorState {
  const doc = readHtml(html)
  let caret = 0
  doc.descendants((node, pos) => {
    if (node.text === text && caret === 0) caret = pos + text.length
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret), plugins: [notices] })
}

function run(state: EditorState, command: Command): EditorState {
  let after = state
  command(state, tr => (after = after.apply(tr)))
  return after
}

/** Where the table begins that holds a position. */
function tableAround({ selection: { $from } }: EditorState): number {
  return $from.before($from.depth - 3)
}

describe('selecting a line', () => {
  it('adds it to those that are selected in its table', () => {
    const state = open(tableOfTexts('a b c'), 'a')
    const pos = tableAround(state)
    const first = run(state, selectLinesAt(pos, 'column', { from: 0, to: 1 }))
    expect(selectedCellTexts(run(first, selectLinesAt(pos, 'column', { from: 2, to: 3 }, true)))).toBe(
      'a b c',
    )
  })

  it('in another table than the selected one selects it alone', () => {
    const state = open(`${tableOfTexts('a b c')}${tableOfTexts('d e f')}`, 'a')
    const other = tableAround(open(`${tableOfTexts('a b c')}${tableOfTexts('d e f')}`, 'd'))
    const first = run(state, selectLinesAt(tableAround(state), 'column', { from: 0, to: 1 }))
    expect(selectedCellTexts(run(first, selectLinesAt(other, 'column', { from: 2, to: 3 }, true)))).toBe('f')
  })
})

describe('sorting', () => {
  it('leaves the caret in the text that it is in', () => {
    const sorted = run(open(square, 'b'), sortBySelected('ascending'))
    expect(writeHtml(sorted.doc)).toBe(tableOfTexts('a 2', 'b 1'))
    expect(selectedCellTexts(sorted)).toBeNull()
  })

  it('keeps the column selected by which it sorts', () => {
    const state = open(square, 'b')
    const column = run(state, selectLinesAt(tableAround(state), 'column', { from: 0, to: 1 }))
    expect(selectedCellTexts(run(column, sortBySelected('ascending')))).toBe('a b')
  })
})

describe('why a line is not moved', () => {
  it('is said until the next thing is done', () => {
    const refused = run(open(spans, 'a'), moveSelectedLines('row', 1))
    expect(noticeOf(refused)).toBe('spans')
    expect(noticeOf(refused.apply(refused.tr.setMeta('x', true)))).toBe('spans')
    expect(noticeOf(refused.apply(refused.tr.insertText('x')))).toBeNull()
    expect(
      noticeOf(refused.apply(refused.tr.setSelection(TextSelection.near(refused.doc.resolve(5))))),
    ).toBeNull()
  })

  it('is not said at the edge of the table, where it is plain to see', () => {
    expect(noticeOf(run(open(spans, 'a'), moveSelectedLines('row', -1)))).toBeNull()
    expect(noticeOf(run(open(spans, 'e'), moveSelectedLines('row', 1)))).toBeNull()
    const [first, second] = ['a', 'd'].map(text => whyNot('row', moveBackLabel.row, open(spans, text)))
    expect([first, second]).toEqual([null, spansMoveReason])
  })
})

describe('why rows are not sorted', () => {
  it.each([
    ['cells over several rows', spans, spansSortReason],
    ['nothing but one row', tableOfTexts('a b'), oneRowReason],
  ])('is said: %s', (_, html, reason) => {
    expect(whyNot('column', sortAscendingLabel, open(html, 'a'))).toBe(reason)
  })
})

function whyNot(axis: 'row' | 'column', label: unknown, state: EditorState): unknown {
  return lineActions(axis)
    .flat()
    .find(action => action.label === label)
    ?.findReason?.(state)
}
