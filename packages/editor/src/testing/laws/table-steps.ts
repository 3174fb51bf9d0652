import { gridOf, schema, tableOf } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { redo, undo } from '../../core/feature/history.ts'
import { deleteSelectedSpan } from '../../behaviours/block-joining/spans.ts'
import { nextCell } from '../../features/table/cell-keys.ts'
import { findTable, selectRect } from '../../features/table/find-table.ts'
import { pasteCells } from '../../features/table/clipboard/paste-cells.ts'
import { mergeCells } from '../../features/table/grid/merge-cells.ts'
import { wholeCells } from '../../features/table/grid/rect.ts'
import { moveSelectedLines } from '../../features/table/handles/line-commands.ts'
import { sortBySelected } from '../../features/table/sort/sort-by-selected.ts'
import { insertTable } from '../../features/table/insert-table.ts'
import {
  deleteSelectedLines,
  insertBeside,
  mergeSelected,
  mergeWith,
  selectLines,
  splitSelected,
  toggleHeading,
} from '../../features/table/table-commands.ts'

/** A step of a walk through what can be done with tables. */
export interface TableStep {
  readonly name: keyof typeof commands
  /** Which of the tables, places, rows or columns it is about. */
  readonly numbers: readonly [number, number, number, number]
}

type MakeCommand = (numbers: TableStep['numbers']) => Command

const plain =
  (command: Command): MakeCommand =>
  () =>
    command

/** What keeps every character. */
const keeping = {
  insertAbove: plain(insertBeside('row', -1)),
  insertBelow: plain(insertBeside('row', 1)),
  insertLeft: plain(insertBeside('column', -1)),
  insertRight: plain(insertBeside('column', 1)),
  mergeSelected: plain(mergeSelected),
  mergeUp: plain(mergeWith('up')),
  mergeRight: plain(mergeWith('right')),
  mergeDown: plain(mergeWith('down')),
  mergeLeft: plain(mergeWith('left')),
  splitSideBySide: plain(splitSelected('column')),
  splitStacked: plain(splitSelected('row')),
  headingRow: plain(toggleHeading('row')),
  headingColumn: plain(toggleHeading('column')),
  moveUp: plain(moveSelectedLines('row', -1)),
  moveDown: plain(moveSelectedLines('row', 1)),
  moveLeft: plain(moveSelectedLines('column', -1)),
  moveRight: plain(moveSelectedLines('column', 1)),
  sortUp: plain(sortBySelected('ascending')),
  sortDown: plain(sortBySelected('descending')),
  tab: plain(nextCell(1)),
  backTab: plain(nextCell(-1)),
  selectRow: plain(selectLines('row')),
  selectColumn: plain(selectLines('column')),
  placeCaret: numbers => placeCaret(numbers),
  selectCells: numbers => selectCells(numbers),
  spoilSpans: numbers => spoilSpans(numbers),
  spoilRows: numbers => spoilRows(numbers),
  spoilHeadings: numbers => spoilHeadings(numbers),
} satisfies Readonly<Record<string, MakeCommand>>

const commands = {
  ...keeping,
  deleteRows: plain(deleteSelectedLines('row')),
  deleteColumns: plain(deleteSelectedLines('column')),
  emptyBack: plain(deleteSelectedSpan(-1)),
  emptyOn: plain(deleteSelectedSpan(1)),
  pasteCells: numbers => pasteSome(numbers),
  insertTable: ([rows, columns, headingRows]) =>
    insertTable({ rows: 1 + (rows % 3), columns: 1 + (columns % 3), headingRows: headingRows % 2 }),
  undo: plain(undo),
  redo: plain(redo),
} satisfies Readonly<Record<string, MakeCommand>>

export const stepNames = Object.keys(commands) as readonly TableStep['name'][]

export const commandOf = ({ name, numbers }: TableStep): Command => commands[name](numbers)

/** Whether no character goes by a step. */
export const isKeeping = ({ name }: TableStep): boolean => name in keeping

const { table, tableRow } = schema.nodes

function pick<T>(from: readonly T[], number: number): T | undefined {
  return from[number % from.length]
}

function positionsOf(doc: Node, isWanted: (node: Node) => boolean): number[] {
  const found: number[] = []
  doc.descendants((node, pos) => {
    if (isWanted(node)) found.push(pos)
  })
  return found
}

/** A command that changes or selects something at the place of a number among those of a kind. */
function at(
  isWanted: (node: Node) => boolean,
  number: number,
  change: (transaction: Transaction, pos: number, state: EditorState) => void,
): Command {
  return (state, dispatch) => {
    const pos = pick(positionsOf(state.doc, isWanted), number)
    if (pos === undefined) return false
    const { tr } = state
    change(tr, pos, state)
    dispatch?.(tr)
    return true
  }
}

const isCell = ({ type }: Node): boolean => type.name === 'tableCell' || type.name === 'tableHeader'

function placeCaret([number]: TableStep['numbers']): Command {
  return at(isCell, number, (tr, pos) => tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))))
}

function selectCells([number, top, left, size]: TableStep['numbers']): Command {
  return at(
    node => node.type === table,
    number,
    (tr, pos) => {
      tr.setSelection(NodeSelection.create(tr.doc, pos - 1))
      const found = findTable(tr.selection)
      if (!found) return
      const grid = gridOf(found.node)
      const [row, column] = [top % grid.height, left % grid.width]
      const corner = { top: row, left: column, bottom: row + 1, right: column + 1 }
      const rect = wholeCells(grid, {
        ...corner,
        bottom: Math.min(grid.height, corner.bottom + (size % 3)),
        right: Math.min(grid.width, corner.right + (size % 2)),
      })
      tr.setSelection(selectRect(tr.doc, found, rect))
    },
  )
}

/** Pastes a table, one of its cells over two. */
function pasteSome([rows, columns, span]: TableStep['numbers']): Command {
  const texts = Array.from({ length: 1 + (columns % 3) }, (_, column) => schema.text(`p${column}`))
  const cells = texts.map(text =>
    schema.nodes.tableCell.create(null, schema.nodes.paragraph.create(null, text)),
  )
  const lines = Array.from({ length: 1 + (rows % 3) }, () => tableRow.create(null, cells))
  const node = table.create({ headingRows: span % 2 }, lines)
  const wide = span % 3 === 0 ? node : mergeFirst(node)
  const content = Fragment.from(schema.nodes.tableFigure.create(null, wide))
  return (state, dispatch) => {
    const pasted = pasteCells(state, content)
    if (pasted) dispatch?.(pasted)
    return pasted !== null
  }
}

function mergeFirst(node: Node): Node {
  const grid = gridOf(node)
  const merged = mergeCells(grid, { top: 0, left: 0, bottom: 1, right: Math.min(2, grid.width) })
  return merged ? tableOf(merged, node) : node
}

/** What an input that does not know the table may leave: spans that reach anywhere. */
function spoilSpans([number, rowspan, colspan, huge]: TableStep['numbers']): Command {
  return at(isCell, number, (tr, pos) => {
    tr.setNodeAttribute(pos, 'rowspan', huge % 7 === 0 ? 1_000_000 : 1 + (rowspan % 4))
    tr.setNodeAttribute(pos, 'colspan', huge % 11 === 0 ? 60 : 1 + (colspan % 4))
  })
}

/** A row without cells, or with some more. */
function spoilRows([number, cells]: TableStep['numbers']): Command {
  return at(
    node => node.type === tableRow,
    number,
    (tr, pos) => {
      const cell = schema.nodes.tableCell.create(null, schema.nodes.paragraph.create())
      tr.insert(
        pos,
        tableRow.create(
          null,
          Array.from({ length: cells % 4 }, () => cell),
        ),
      )
    },
  )
}

function spoilHeadings([number, rows]: TableStep['numbers']): Command {
  return at(
    node => node.type === table,
    number,
    (tr, pos) => tr.setNodeAttribute(pos, 'headingRows', rows % 9),
  )
}
