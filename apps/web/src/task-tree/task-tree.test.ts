import { expect, it } from 'vitest'
import type { TaskSummary } from '../api/tasks.ts'
import { growTree, visibleRows } from './task-tree.ts'

const task = (id: number, parent: number | null, name: string): TaskSummary => ({
  id,
  parent,
  counter: id + 100,
  name,
  updatedAt: '2026-11-20T14:05:00Z',
})

const tree = growTree([
  task(1, null, 'Согласование'),
  task(2, 1, 'Отчёт за месяц'),
  task(3, 2, 'Выгрузка'),
  task(4, null, 'Склад'),
  task(5, 404, 'Потерянная'),
])

const drawn = (collapsed: number[], filter: string): string[] =>
  visibleRows(tree, new Set(collapsed), filter).map(
    ({ level, task: { name }, found }) => `${'  '.repeat(level - 1)}${name}${found ? '' : ' (above)'}`,
  )

it('shows tasks under their parents, and at the top those whose parent is not known', () => {
  expect(drawn([], '')).toEqual(['Согласование', '  Отчёт за месяц', '    Выгрузка', 'Склад', 'Потерянная'])
})

it('hides what is below a collapsed task', () => {
  expect(drawn([2], '')).toEqual(['Согласование', '  Отчёт за месяц', 'Склад', 'Потерянная'])
})

it('tells each row’s place among its siblings', () => {
  const last = visibleRows(tree, new Set(), '').at(-1)
  expect(last).toMatchObject({ level: 1, position: 3, siblings: 3, children: 0, expanded: false })
})

it.each([
  ['выгр', ['Согласование (above)', '  Отчёт за месяц (above)', '    Выгрузка']],
  ['ОТЧЕТ', ['Согласование (above)', '  Отчёт за месяц']],
  ['104', ['Склад']],
  ['#105', ['Потерянная']],
  ['  склад ', ['Склад']],
  ['ничего такого', []],
])('finds %j in names and numbers, also below collapsed tasks, with the tasks above', (filter, rows) => {
  expect(drawn([1, 2], filter)).toEqual(rows)
})
