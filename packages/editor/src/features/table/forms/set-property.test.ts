import { readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { CellSelection } from 'prosemirror-tables'
import { expect, it } from 'vitest'
import { tableProperties as table, cellProperties as cell } from './properties.ts'
import type { Property } from './property.ts'
import { readProperty, setProperty } from './set-property.ts'

const rows = '<tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody>'
const plain = `<figure class="table"><table>${rows}</table></figure>`

/** Runs commands with the caret behind a text, or with the cells of two texts selected. */
function edit(
  html: string,
  at: readonly string[],
  ...changes: readonly (readonly [Property, string])[]
): string {
  let state = EditorState.create({ doc: readHtml(html, parseTree) })
  const positions: number[] = []
  for (const text of at) {
    state.doc.descendants((node, pos) => {
      if (node.text === text) positions.push(pos)
    })
  }
  const [first = 0, second] = positions
  const selection =
    second === undefined
      ? TextSelection.create(state.doc, first + 1)
      : CellSelection.create(state.doc, first - 2, second - 2)
  state = state.apply(state.tr.setSelection(selection))
  for (const [property, value] of changes)
    setProperty(property, value)(state, tr => (state = state.apply(tr)))
  return writeHtml(state.doc)
}

const withCell = (style: string): string => plain.replace('<td>a', `<td style="${style}">a`)

it.each<[string, readonly (readonly [Property, string])[], string]>([
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
])('%s', (_, changes, expected) => expect(edit(plain, ['a'], ...changes)).toBe(expected))

it.each<[string, readonly (readonly [Property, string])[], string]>([
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
  const changed = edit(plain, ['a', 'c'], [cell.width, '9'])
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
  const doc = readHtml(withCell('padding:1px 2px;width:9px;'), parseTree)
  const at = (from: number, to: number): CellSelection => CellSelection.create(doc, from, to)
  const positions: number[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'tableCell') positions.push(pos)
  })
  const [a = 0, b = 0] = positions
  expect(readProperty(at(a, a), cell.width)).toBe('9px')
  expect(readProperty(at(a, b), cell.width)).toBeNull()
  expect(readProperty(at(a, b), cell.vertical)).toBe('middle')
  expect(readProperty(at(a, a), cell.padding)).toBeNull()
})

it('declines for cells where a table is selected as an object', () => {
  const doc = readHtml(plain, parseTree)
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 0) })
  expect(setProperty(cell.width, '9')(state)).toBe(false)
  expect(setProperty(table.width, '9')(state)).toBe(true)
})
