import { gridOf, schema, type GridCell, type TableGrid } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import {
  Selection,
  SelectionRange,
  TextSelection,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state'
import type { Mappable } from 'prosemirror-transform'
import { nthCell, offsetOf } from './cell-offsets.ts'
import { cellsIn, rectOf, unite, wholeCells, type Rect } from './grid/rect.ts'

const { table, tableRow } = schema.nodes

/**
 * Selected cells of one table: those of the smallest rectangle around two of them that cuts none. It holds while the table
 * is not rectangular, too, as between a change and the normaliser. Its ranges are the insides of the cells, that of the
 * head first.
 */
export class CellSelection extends Selection {
  readonly $anchorCell: ResolvedPos
  readonly $headCell: ResolvedPos
  readonly grid: TableGrid
  readonly rect: Rect

  /** Of the places right before two cells of one table. */
  constructor($anchorCell: ResolvedPos, $headCell: ResolvedPos = $anchorCell) {
    const found = tableOf($anchorCell)
    const grid = gridOf(found.node)
    const [anchor, head] = [$anchorCell, $headCell].map($cell => cellBehind($cell, found))
    if (!anchor || !head) throw new RangeError('A selection of cells stands before two cells of one table')
    const rect = wholeCells(grid, unite(rectOf(anchor), rectOf(head)))
    const ranges = cellsIn(grid, rect)
      .toSorted((a, b) => Number(b === head) - Number(a === head))
      .map(cell => insideOf($anchorCell.doc, found.pos + 1 + offsetOf(found.node, cell)))
    const [first] = ranges
    if (!first) throw new RangeError('A selection of cells has none')
    super(first.$from, first.$to, ranges)
    this.$anchorCell = $anchorCell
    this.$headCell = $headCell
    this.grid = grid
    this.rect = rect
  }

  /** Of the positions before two cells. */
  static create(doc: Node, anchor: number, head: number = anchor): CellSelection {
    return new CellSelection(doc.resolve(anchor), doc.resolve(head))
  }

  static override fromJSON(doc: Node, json: { anchor: number; head: number }): CellSelection {
    return CellSelection.create(doc, json.anchor, json.head)
  }

  map(doc: Node, mapping: Mappable): Selection {
    return resolveCells(doc, mapping.map(this.$anchorCell.pos), mapping.map(this.$headCell.pos))
  }

  override getBookmark(): SelectionBookmark {
    return new CellBookmark(this.$anchorCell.pos, this.$headCell.pos)
  }

  eq(other: Selection): boolean {
    return (
      other instanceof CellSelection &&
      other.$anchorCell.pos === this.$anchorCell.pos &&
      other.$headCell.pos === this.$headCell.pos
    )
  }

  toJSON(): { type: string; anchor: number; head: number } {
    return { type: 'cell', anchor: this.$anchorCell.pos, head: this.$headCell.pos }
  }

  /** The rows of the rectangle, with the cells that begin in it. */
  override content(): Slice {
    const rows = Array.from({ length: this.rect.bottom - this.rect.top }, (_, row) =>
      tableRow.create(
        null,
        cellsIn(this.grid, this.rect)
          .filter(cell => cell.row === this.rect.top + row)
          .map(({ node }) => node),
      ),
    )
    return new Slice(Fragment.from(rows), 1, 1)
  }

  /** Empties the cells; the content goes into that of the head. */
  override replace(transaction: Transaction, content: Slice = Slice.empty): void {
    const start = transaction.steps.length
    this.ranges.forEach(({ $from, $to }, index) => {
      const mapping = transaction.mapping.slice(start)
      transaction.replace(mapping.map($from.pos), mapping.map($to.pos), index === 0 ? content : Slice.empty)
    })
    const end = transaction.mapping.slice(start).map(this.ranges[0]?.$to.pos ?? this.to)
    transaction.setSelection(Selection.near(transaction.doc.resolve(end), -1))
  }

  override replaceWith(transaction: Transaction, node: Node): void {
    this.replace(transaction, new Slice(Fragment.from(node), 0, 0))
  }

  /** Calls back for each cell with the position before it. */
  forEachCell(callback: (cell: Node, pos: number) => void): void {
    for (const { $from } of this.ranges) callback($from.parent, $from.before())
  }

  /** Whether all cells of its rows are selected. */
  isRowSelection(): boolean {
    return this.rect.left === 0 && this.rect.right === this.grid.width
  }

  /** Whether all cells of its columns are selected. */
  isColSelection(): boolean {
    return this.rect.top === 0 && this.rect.bottom === this.grid.height
  }
}

CellSelection.prototype.visible = false
Selection.jsonID('cell', CellSelection)

class CellBookmark implements SelectionBookmark {
  private readonly anchor: number
  private readonly head: number

  constructor(anchor: number, head: number) {
    this.anchor = anchor
    this.head = head
  }

  map(mapping: Mappable): CellBookmark {
    return new CellBookmark(mapping.map(this.anchor), mapping.map(this.head))
  }

  resolve(doc: Node): Selection {
    return resolveCells(doc, this.anchor, this.head)
  }
}

/** Where the two places stand before no cells of one table any more, a caret. */
function resolveCells(doc: Node, anchor: number, head: number): Selection {
  const [$anchor, $head] = [doc.resolve(anchor), doc.resolve(head)]
  const isBoth = isBeforeCell($anchor) && isBeforeCell($head) && $anchor.node(-1) === $head.node(-1)
  return isBoth ? new CellSelection($anchor, $head) : TextSelection.near($head, 1)
}

function isBeforeCell({ parent, nodeAfter }: ResolvedPos): boolean {
  return parent.type === tableRow && nodeAfter !== null
}

interface TableAt {
  readonly node: Node
  readonly pos: number
}

function tableOf($cell: ResolvedPos): TableAt {
  if ($cell.depth < 2 || $cell.node(-1).type !== table) throw new RangeError('No cell of a table stands here')
  return { node: $cell.node(-1), pos: $cell.before(-1) }
}

function cellBehind($cell: ResolvedPos, found: TableAt): GridCell | null {
  const { depth, pos } = $cell
  if (depth < 2 || pos !== $cell.posAtIndex($cell.index()) || $cell.before(-1) !== found.pos) return null
  return nthCell(found.node, $cell.index(-1), $cell.index())
}

function insideOf(doc: Node, pos: number): SelectionRange {
  const end = pos + (doc.nodeAt(pos)?.nodeSize ?? 2) - 1
  return new SelectionRange(doc.resolve(pos + 1), doc.resolve(end))
}
