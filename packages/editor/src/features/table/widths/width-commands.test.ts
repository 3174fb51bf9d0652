import { readHtml, writeHtml } from '@taskfield/document'
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { fitToPage } from './width-commands.ts'

/** A table with columns of some widths, and a width of its own. */
function tableOf(columns: readonly string[], width: string): string {
  const cols = columns.map(column => (column ? `<col style="width:${column};">` : '<col>')).join('')
  const group =
    columns.length > 0 ? `<table class="ck-table-resized"><colgroup>${cols}</colgroup>` : '<table>'
  const figure = width ? `<figure class="table" style="width:${width};">` : '<figure class="table">'
  return `${figure}${group}<tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>`
}

/** The table at the full width of the page; `null` where the command declines. */
function fitted(html: string): string | null {
  const doc = readHtml(html)
  let state = EditorState.create({ doc, selection: TextSelection.near(doc.resolve(1)) })
  return fitToPage(state, tr => (state = state.apply(tr))) ? writeHtml(state.doc) : null
}

it.each([
  ['columns in px become shares', ['100px', '300px'], '400px', ['25%', '75%']],
  [
    'columns with shares keep them as they are written',
    ['33.334%', '66.666%'],
    '50%',
    ['33.334%', '66.666%'],
  ],
  ['columns of which one has no width are as wide as their content', ['100px', ''], '', []],
  ['columns in units that no share comes from are, too', ['100px', '5em'], '', []],
])('%s when the table is fitted to the page', (_, columns, width, expected) => {
  expect(fitted(tableOf(columns, width))).toBe(tableOf(expected, '100%'))
})

it('a table of the width of the page with columns in px gets shares', () => {
  expect(fitted(tableOf(['100px', '300px'], '100%'))).toBe(tableOf(['25%', '75%'], '100%'))
})

it('a table of the width of the page is fitted already', () => {
  expect(fitted(tableOf(['25%', '75%'], '100%'))).toBeNull()
  expect(fitted(tableOf([], '100%'))).toBeNull()
})
