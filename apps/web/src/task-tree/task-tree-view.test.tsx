import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { TaskSummary } from '../api/tasks.ts'
import { TaskTreeView } from './task-tree-view.tsx'

const task = (id: number, parent: number | null, name: string): TaskSummary => ({
  id,
  parent,
  counter: id,
  name,
  updatedAt: '2026-11-20T14:05:00Z',
})

const tasks = [task(1, null, 'Согласование'), task(2, 1, 'Отчёт за месяц'), task(3, null, 'Склад')]

function Page() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      <TaskTreeView
        tasks={tasks}
        current={3}
        collapsed={collapsed}
        onCollapse={(id, isCollapsed) => setCollapsed(new Set(isCollapsed ? [id] : []))}
      />
      <output aria-label="Адрес">{useLocation().pathname}</output>
    </>
  )
}

async function open(): Promise<void> {
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />)
}

const row = (name: string) => page.getByRole('treeitem', { name })
const filter = () => page.getByRole('searchbox', { name: 'Найти задачу' })

it('names the current task, and Tab comes to it from the filter', async () => {
  await open()
  await expect.element(row('Склад')).toHaveAttribute('aria-current', 'page')
  await filter().click()
  await userEvent.keyboard('{Tab}')
  await expect.element(row('Склад')).toHaveFocus()
})

it('walks by arrows and opens a task by Enter', async () => {
  await open()
  await filter().click()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  await expect.element(row('Отчёт за месяц')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Адрес')).toHaveTextContent('/task/2')
})

it('closes and opens a task by the left and right arrows', async () => {
  await open()
  await filter().click()
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowLeft}')
  await expect.element(row('Согласование')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(row('Отчёт за месяц')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(row('Отчёт за месяц')).toHaveFocus()
})

it('closes a task by its arrow without going to it', async () => {
  await open()
  const arrow = row('Согласование').element().querySelector('.tree-arrow')
  if (!arrow) throw new Error('The row has no arrow')
  await userEvent.click(arrow)
  await expect.element(row('Отчёт за месяц')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Адрес')).toHaveTextContent(/^\/$/)
})

it('marks what the filter found, and Escape shows all again', async () => {
  await open()
  await userEvent.fill(filter(), 'отчет')
  await expect.element(row('Склад')).not.toBeInTheDocument()
  expect(row('Отчёт за месяц').element().querySelector('mark')?.textContent).toBe('Отчёт')
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Склад')).toBeVisible()
})

it('says that nothing was found and offers to show all tasks', async () => {
  await open()
  await userEvent.fill(filter(), 'ничего такого')
  await page.getByRole('button', { name: 'Показать все задачи' }).click()
  await expect.element(row('Склад')).toBeVisible()
})
