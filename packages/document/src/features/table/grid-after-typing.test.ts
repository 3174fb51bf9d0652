import fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { schema } from '../../schema.ts'
import { gridOf } from './grid.ts'
import { holdLaw } from '../../testing/hold-law.ts'

const { table, tableRow, tableCell, tableHeader, paragraph } = schema.nodes
const span = fc.integer({ min: 1, max: 3 })
const cell = fc
  .tuple(fc.constantFrom(tableCell, tableHeader), span, span, fc.string({ maxLength: 2 }))
  .map(([type, rowspan, colspan, text]) =>
    type.create({ rowspan, colspan }, paragraph.create(null, text === '' ? [] : schema.text(text))),
  )
const row = fc.array(cell, { minLength: 1, maxLength: 4 })
const rows = fc.array(row, { minLength: 1, maxLength: 4 })
const tableOf = (cells: readonly (readonly Node[])[]): Node =>
  table.create(
    null,
    cells.map(own => tableRow.create(null, own)),
  )

const changes = fc.record({ row: fc.nat(), column: fc.nat(), cell, isTyped: fc.boolean() })
const places = (node: Node): object[] =>
  gridOf(node).cells.map(({ row: top, column, rowspan, colspan }) => ({ top, column, rowspan, colspan }))

it('a grid is the same whether or not that of a table before is known', () => {
  holdLaw(
    fc.property(rows, rows, changes, (before, other, change) => {
      const known = tableOf(before)
      const next = before.map((own, at) =>
        own.map((one, column) => {
          if (at !== change.row % before.length || column !== change.column % own.length) return one
          return change.isTyped ? one.copy(change.cell.content) : change.cell
        }),
      )
      for (const cells of [next, other]) {
        gridOf(known)
        const after = known.copy(tableOf(cells).content)
        const found = places(after)
        // Read from JSON, a table shares nothing with another one.
        expect(found).toEqual(places(Node.fromJSON(schema, after.toJSON())))
        expect(gridOf(after).cells.map(({ node }) => node)).toEqual(
          after.children.flatMap(own => own.children),
        )
      }
    }),
  )
})
