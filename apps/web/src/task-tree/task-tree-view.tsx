import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { TaskSummary } from '../api/tasks.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { growTree, visibleRows } from './task-tree.ts'
import { TreeFilter } from './tree-filter.tsx'
import { treeMove } from './tree-keys.ts'
import { TreeRowLink } from './tree-row-link.tsx'
import './task-tree.css'
import { useSay } from '../language/use-say.ts'
import { nothingFound, showAllTasks, treeLabel } from './messages.ts'

interface TaskTreeViewProps {
  tasks: readonly TaskSummary[]
  /** The task on the page, if one is. */
  current: number | null
  collapsed: ReadonlySet<number>
  onCollapse: (id: number, collapsed: boolean) => void
  /** Called when a task is chosen, also when it is the current one. */
  onChoose?: () => void
}

/** The tasks of a project as a tree with one tab stop, and the filter above it. */
export function TaskTreeView({ tasks, current, collapsed, onCollapse, onChoose }: TaskTreeViewProps) {
  const say = useSay()
  const [filter, setFilter] = useState('')
  const [focused, setFocused] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const tree = useMemo(() => growTree(tasks), [tasks])
  const rows = useMemo(() => visibleRows(tree, collapsed, filter), [tree, collapsed, filter])
  const tabStop = [focused, current].find(id => rows.some(row => row.task.id === id)) ?? rows[0]?.task.id

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function onKeyDown(event: KeyboardEvent): void {
    const id = Number((event.target as HTMLElement).dataset['task'])
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(rows, id, event.key)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'focus') focusRow(move.id)
    else onCollapse(move.id, move.kind === 'collapse')
  }

  function focusRow(id: number | undefined): void {
    list.current?.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus()
  }

  return (
    <>
      <TreeFilter value={filter} onChange={setFilter} onLeave={() => focusRow(tabStop)} />
      <div
        className="task-tree"
        role="tree"
        aria-label={say(treeLabel)}
        tabIndex={-1}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {rows.map(row => (
          <TreeRowLink
            key={row.task.id}
            row={row}
            filter={filter}
            isCurrent={row.task.id === current}
            isTabStop={row.task.id === tabStop}
            onFocus={setFocused}
            onCollapse={onCollapse}
            onChoose={onChoose}
          />
        ))}
      </div>
      {rows.length === 0 && (
        <Note title={say(nothingFound)}>
          <Button onClick={() => setFilter('')}>{say(showAllTasks)}</Button>
        </Note>
      )}
    </>
  )
}
