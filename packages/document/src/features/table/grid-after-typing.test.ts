import fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { schema } from '../../schema.ts'
import { gridOf } from './grid.ts'

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

it('a grid is the same whether or not that of a table before is known', () => {
  fc.assert(
    fc.property(
      rows,
      rows,
      fc.nat(),
      fc.nat(),
      cell,
      fc.boolean(),
      (before, other, at, in_, changed, isTyped) => {
        const known = tableOf(before)
        const next = before.map((own, index) =>
          index === at % before.length
            ? own.map((one, column) => {
                if (column !== in_ % own.length) return one
                return isTyped ? one.copy(changed.content) : changed
              })
            : own,
        )
        for (const cells of [next, other]) {
          gridOf(known)
          const after = known.copy(tableOf(cells).content)
          // Read from JSON, a table shares nothing with another one.
          expect(gridOf(after).cells.map(({ node: _, ...place }) => place)).toEqual(
            gridOf(Node.fromJSON(schema, after.toJSON())).cells.map(({ node: _, ...place }) => place),
          )
          expect(gridOf(after).cells.map(({ node }) => node)).toEqual(
            after.children.flatMap(own => own.children),
          )
        }
      },
    ),
  )
})
