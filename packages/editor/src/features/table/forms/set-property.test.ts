import { readHtml, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { EditorState, NodeSelection, TextSelection, type Selection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { tableProperties as table, cellProperties as cell } from './properties.ts'
import type { Property } from './property.ts'
import { findSelectedCells, selectRect } from '../find-table.ts'
import { readProperty, setProperty } from './set-property.ts'

const body = '<tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody>'
const plain = `<figure class="table"><table>${body}</table></figure>`

/** Selects the cell that begins with a text, or all cells from there on in a rectangle of some rows and columns. */
function select(doc: Node, text: string, rows = 0, columns = 0): Selection {
  let start = 0
  doc.descendants((node, pos) => {
    if (node.text === text) start = pos
  })
  const caret = TextSelection.create(doc, start)
  const found = rows > 0 ? findSelectedCells(caret) : null
  if (!found) return caret
  const { top, left } = found.rect
  return selectRect(doc, found.table, { top, left, bottom: top + rows, right: left + columns })
}

type Change = readonly [Property, string]

/** Runs commands with the caret in a cell, or with several cells selected. */
function edit(
  html: string,
  [text, rows, columns]: [string, number?, number?],
  ...changes: readonly Change[]
): string {
  const doc = readHtml(html)
  let state = EditorState.create({ doc, selection: select(doc, text, rows, columns) })
  for (const [property, value] of changes)
    setProperty(property, value)(state, tr => (state = state.apply(tr)))
  return writeHtml(state.doc)
}

const withCell = (style: string): string => plain.replace('<td>a', `<td style="${style}">a`)

it.each<[string, readonly Change[], string]>([
  [
    'a border is written on all four sides',
    [
      [table.border.style, 'solid'],
      [table.border.color, 'hsl(0, 75%, 60%)'],
      [table.border.width, '2'],
    ],
    plain.replace('<table>', '<table style="border:2px solid hsl(0, 75%, 60%);">'),
  ],
  [
    'no line is not the same as nothing said',
    [[table.border.style, 'none']],
    plain.replace('<table>', '<table style="border-style:none;">'),
  ],
  [
    'a border without a line loses its colour and width',
    [
      [table.border.color, 'red'],
      [table.border.width, '2px'],
      [table.border.style, 'none'],
    ],
    plain.replace('<table>', '<table style="border-style:none;">'),
  ],
  [
    'nothing takes a property away',
    [
      [table.border.style, 'none'],
      [table.border.style, ''],
    ],
    plain,
  ],
  [
    'a table stands beside the text',
    [[table.alignment, 'left']],
    plain.replace('class="table"', 'class="table" style="float:left;"'),
  ],
  [
    'a table in the middle says nothing',
    [
      [table.alignment, 'left'],
      [table.alignment, 'center'],
    ],
    plain,
  ],
  [
    'a plain number is in pixels',
    [[table.width, '50']],
    plain.replace('class="table"', 'class="table" style="width:50px;"'),
  ],
  [
    'a table of no width has none',
    [
      [table.width, '50'],
      [table.width, '0'],
    ],
    plain,
  ],
  [
    'what is no value changes nothing',
    [
      [table.width, 'wide'],
      [table.background, 'rot'],
      [table.border.style, 'wavy'],
      [table.border.width, '5%'],
    ],
    plain,
  ],
  [
    'nothing is less than nothing long',
    [
      [table.width, '-5'],
      [table.height, '-50%'],
      [table.border.width, '-1px'],
      [cell.width, '-.5em'],
      [cell.height, '-5'],
      [cell.padding, '-2'],
      [cell.border.width, '-1'],
    ],
    plain,
  ],
])('%s', (_, changes, expected) => expect(edit(plain, ['a'], ...changes)).toBe(expected))

it.each<[string, readonly Change[], string]>([
  ['a padding stands on all sides', [[cell.padding, '2em']], 'padding:2em;'],
  [
    'the usual alignment is not saved',
    [
      [cell.horizontal, 'right'],
      [cell.vertical, 'top'],
      [cell.horizontal, 'left'],
      [cell.vertical, 'middle'],
      [cell.height, '5%'],
    ],
    'height:5%;',
  ],
  ['a cell has a background', [[cell.background, '#fff']], 'background-color:#fff;'],
])('%s', (_, changes, expected) => expect(edit(plain, ['a'], ...changes)).toBe(withCell(expected)))

it('changes all selected cells and no other', () => {
  const changed = edit(plain, ['a', 2, 1], [cell.width, '9'])
  expect(changed).toBe(
    plain.replace('<td>a', '<td style="width:9px;">a').replace('<td>c', '<td style="width:9px;">c'),
  )
})

it('is about the innermost table', () => {
  const nested = `<figure class="table"><table><tbody><tr><td>${plain}</td></tr></tbody></table></figure>`
  const changed = edit(nested, ['a'], [table.width, '9'])
  expect(changed).toBe(
    nested.replace(plain, plain.replace('class="table"', 'class="table" style="width:9px;"')),
  )
})

it('reads what selected cells share, and nothing where they differ', () => {
  const doc = readHtml(withCell('padding:1px 2px;width:9px;'))
  const share = (property: Property, ...size: number[]): string | null =>
    readProperty(select(doc, 'a', ...size), property)
  expect(share(cell.width)).toBe('9px')
  expect(share(cell.width, 1, 2)).toBeNull()
  expect(share(cell.vertical, 1, 2)).toBe('middle')
  expect(share(cell.padding)).toBeNull()
})

it('declines for cells where a table is selected as an object', () => {
  const doc = readHtml(plain)
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 0) })
  expect(setProperty(cell.width, '9')(state)).toBe(false)
  expect(setProperty(table.width, '9')(state)).toBe(true)
})
