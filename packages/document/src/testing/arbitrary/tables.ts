import * as fc from 'fast-check'
import type { Attrs, Node } from 'prosemirror-model'
import { schema } from '../../schema.ts'
import { borderStyles, type Border } from '../../features/table/border.ts'
import { sides } from '../../values/tokens.ts'
import { captionContent } from './inline.ts'
import { color, length, maybe, size } from './values.ts'

const part = {
  width: fc.oneof(length, fc.constantFrom('thin', 'medium', 'thick')),
  style: fc.constantFrom(...borderStyles, 'hidden'),
  color,
}

const partsOfSide = fc.record(part, { requiredKeys: [] })

function borderOf(bySide: readonly Readonly<Record<string, string | undefined>>[]): Border | null {
  const entries = sides.flatMap((side, index) =>
    Object.entries(bySide[index] ?? {}).map(([name, value]) => [`${side}-${name}`, value]),
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as Border) : null
}

const border = fc.oneof(
  fc.constant(null),
  partsOfSide.map(all => borderOf(sides.map(() => all))),
  fc.array(partsOfSide, { minLength: 4, maxLength: 4 }).map(borderOf),
)

const padding = fc
  .record(Object.fromEntries(sides.map(side => [side, length])), { requiredKeys: [] })
  .map(sizes => (Object.keys(sizes).length > 0 ? sizes : null))

const cellAttrs: fc.Arbitrary<Attrs> = fc.record({
  border,
  background: maybe(color),
  padding,
  width: maybe(length),
  height: maybe(length),
  align: maybe(fc.constantFrom('center', 'right', 'justify')),
  verticalAlign: maybe(fc.constantFrom('top', 'bottom')),
})

interface Spot {
  readonly colspan: number
  readonly rowspan: number
}

/** Cuts a grid of so many rows and columns into cells, asking `pick` how far each may reach. */
function cutGrid(rows: number, columns: number, pick: (most: number) => number): Spot[][] {
  const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false))
  return taken.map((row, y) => {
    const spots: Spot[] = []
    for (let x = 0; x < columns; x++) {
      if (row[x]) continue
      const next = row.indexOf(true, x)
      const colspan = pick((next === -1 ? columns : next) - x)
      const rowspan = pick(rows - y)
      for (const below of taken.slice(y, y + rowspan)) below.fill(true, x, x + colspan)
      spots.push({ colspan, rowspan })
    }
    return spots
  })
}

const isHeaderRow = (row: Node): boolean =>
  row.childCount > 0 && row.children.every(cell => cell.type.name === 'tableHeader')

/** Leading rows of header cells that are not marked as heading would be read as such: the first gets a plain cell. */
function withoutHeaderRows(rows: readonly Node[]): Node[] {
  const [first, ...rest] = rows
  const cell = first?.firstChild
  if (!first || !cell || !isHeaderRow(first) || rows.every(isHeaderRow)) return [...rows]
  const plain = schema.node('tableCell', { ...cell.attrs, scope: null }, cell.content)
  return [first.copy(first.content.replaceChild(0, plain)), ...rest]
}

const scope = maybe(fc.constantFrom('col', 'row', 'colgroup', 'rowgroup'))

interface CellDraft {
  readonly header: boolean
  readonly attrs: Attrs
  readonly scope: string | null
  readonly blocks: Node[]
}

/** Gives the values one after the other, from the start again when there are no more. */
function cycle<T>(values: readonly [T, ...T[]]): () => T {
  let next = 0
  return () => values[next++ % values.length] ?? values[0]
}

function makeRows(grid: readonly (readonly Spot[])[], draft: () => CellDraft): Node[] {
  return grid.map(spots => {
    const cells = spots.map(spot => {
      const { header, attrs, scope: of, blocks } = draft()
      const type = header ? 'tableHeader' : 'tableCell'
      return schema.node(type, { ...attrs, ...spot, scope: header ? of : null }, blocks)
    })
    return schema.node('tableRow', null, cells)
  })
}

const some = <T>(value: fc.Arbitrary<T>, most: number): fc.Arbitrary<[T, ...T[]]> =>
  fc.tuple(value, fc.array(value, { maxLength: most - 1 })).map(([first, rest]) => [first, ...rest])

const shape = fc
  .record({ heading: fc.nat(2), body: fc.nat(3), columns: fc.integer({ min: 1, max: 3 }) })
  .map(({ heading, body, columns }) => ({ heading, columns, body: heading === 0 ? Math.max(1, body) : body }))

/** Rows of a heading and a body of one width. No cell reaches out of its section. */
function rowsOf(
  blocks: fc.Arbitrary<Node[]>,
): fc.Arbitrary<{ rows: Node[]; heading: number; columns: number }> {
  const drafts = some(fc.record({ header: fc.boolean(), attrs: cellAttrs, scope, blocks }), 6)
  return fc.tuple(shape, some(fc.nat(), 8), drafts).map(([{ heading, body, columns }, numbers, cells]) => {
    const number = cycle(numbers)
    const pick = (most: number): number => (number() % 3 === 0 ? 1 + (number() % most) : 1)
    const draft = cycle(cells)
    const rows = [heading, body].flatMap(count => makeRows(cutGrid(count, columns, pick), draft))
    return { rows: heading === 0 ? withoutHeaderRows(rows) : rows, heading, columns }
  })
}

const someWidth = (widths: readonly (string | null)[]): boolean => widths.some(width => width !== null)

/** Tables of every shape, with cells of these blocks. */
export function tables(blocks: fc.Arbitrary<Node[]>): fc.Arbitrary<Node> {
  const attrs = fc.record({ border, background: maybe(color) })
  const widths = fc.array(maybe(size), { minLength: 3, maxLength: 3 })
  const figureAttrs = fc.record({
    width: maybe(size),
    height: maybe(size),
    align: maybe(fc.constantFrom('left', 'right', 'block-left', 'block-right')),
  })
  const caption = maybe(captionContent.map(inline => schema.node('caption', null, inline)))
  return fc
    .tuple(rowsOf(blocks), attrs, widths, figureAttrs, caption)
    .map(([parts, own, all, figure, below]) => {
      const columnWidths = all.slice(0, parts.columns)
      const table = schema.node(
        'table',
        { ...own, headingRows: parts.heading, columnWidths: someWidth(columnWidths) ? columnWidths : null },
        parts.rows,
      )
      return schema.node('tableFigure', figure, below ? [table, below] : table)
    })
}
