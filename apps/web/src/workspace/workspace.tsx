import { useCallback, useState } from 'react'
import { Outlet } from 'react-router'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { TaskDrawer } from './task-drawer.tsx'
import { TaskPanel } from './task-panel.tsx'
import './workspace.css'

/** The tasks beside the page of one; on a narrow screen the page alone, with the tasks in a drawer. */
export function Workspace() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const isWide = useMediaQuery('(min-width: 800px)')

  const onCollapse = useCallback((id: number, isCollapsed: boolean) => {
    setCollapsed(before => {
      const after = new Set(before)
      if (isCollapsed) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  return (
    <div className="workspace">
      {isWide ? (
        <aside className="workspace-tasks">
          <TaskPanel collapsed={collapsed} onCollapse={onCollapse} />
        </aside>
      ) : (
        <header className="workspace-top">
          <TaskDrawer collapsed={collapsed} onCollapse={onCollapse} />
        </header>
      )}
      <main className="workspace-page">
        <Outlet />
      </main>
    </div>
  )
}
