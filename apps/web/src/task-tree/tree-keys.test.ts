import { expect, it } from 'vitest'
import type { TaskSummary } from '../api/tasks.ts'
import { growTree, visibleRows } from './task-tree.ts'
import { treeMove } from './tree-keys.ts'

const task = (id: number, parent: number | null, name: string): TaskSummary => ({
  id,
  parent,
  counter: id,
  name,
  updatedAt: '2026-11-20T14:05:00Z',
})

const tree = growTree([
  task(1, null, 'Альфа'),
  task(2, 1, 'Бета'),
  task(3, 1, 'F5 не помогает'),
  task(4, null, 'Ёлка'),
  task(5, 4, 'Бусы'),
])
const rows = visibleRows(tree, new Set([4]), '')

const focus = (id: number): object => ({ kind: 'focus', id })

it.each([
  ['ArrowDown', 1, focus(2)],
  ['ArrowDown', 4, null],
  ['ArrowUp', 2, focus(1)],
  ['ArrowUp', 1, null],
  ['Home', 3, focus(1)],
  ['End', 1, focus(4)],
  ['ArrowRight', 1, focus(2)],
  ['ArrowRight', 2, null],
  ['ArrowRight', 4, { kind: 'expand', id: 4 }],
  ['ArrowLeft', 1, { kind: 'collapse', id: 1 }],
  ['ArrowLeft', 3, focus(1)],
  ['ArrowLeft', 4, null],
  ['е', 1, focus(4)],
  ['б', 4, focus(2)],
  ['ю', 1, null],
  ['F5', 1, null],
])('answers %s on row %d by %j', (key, row, move) => {
  expect(treeMove(rows, row, key)).toEqual(move)
})

it('answers nothing for a row that is not there', () => {
  expect(treeMove(rows, 404, 'ArrowDown')).toBeNull()
})
