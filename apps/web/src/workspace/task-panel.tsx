import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { projectsQuery, tasksQuery } from '../api/queries.ts'
import type { Project } from '../api/tasks.ts'
import { TaskTreeView } from '../task-tree/task-tree-view.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Note } from '../ui/note.tsx'
import { parseTaskId } from './task-id.ts'
import './task-panel.css'
import { useSay } from '../language/use-say.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { retryLabel } from '../ui/messages.ts'
import {
  loadingTasks,
  noProjects,
  noTasks,
  playgroundLabel,
  projectTasks,
  refreshLabel,
  tasksComeHere,
  tasksNotLoaded,
} from './messages.ts'

interface TaskPanelProps {
  collapsed: ReadonlySet<number>
  onCollapse: (id: number, collapsed: boolean) => void
  onChoose?: () => void
}

/** The column of tasks: the project's name, the tree, and below it what concerns the whole app. */
export function TaskPanel(props: TaskPanelProps) {
  const say = useSay()
  const projects = useQuery(projectsQuery)
  const project = projects.data?.[0]

  return (
    <div className="task-panel">
      <h2 className="task-panel-title">{project?.name ?? 'Taskfield'}</h2>
      <nav className="task-panel-tasks" aria-label={say(projectTasks)}>
        {projects.isPending && <TreeSkeleton />}
        {projects.isError && !project && (
          <CannotList error={projects.error} onRetry={() => void projects.refetch()} />
        )}
        {project && <ProjectTasks project={project} {...props} />}
        {projects.isSuccess && !project && <Note title={say(noProjects)} />}
      </nav>
      <footer className="task-panel-footer">
        <Link to="/playground">{say(playgroundLabel)}</Link>
        <LanguageSwitch />
        <ThemeSwitch />
      </footer>
    </div>
  )
}

function ProjectTasks({ project, ...tree }: TaskPanelProps & { project: Project }): ReactNode {
  const say = useSay()
  const tasks = useQuery(tasksQuery(project.id))
  const { taskId } = useParams()

  if (tasks.isPending) return <TreeSkeleton />
  if (!tasks.data) return <CannotList error={tasks.error} onRetry={() => void tasks.refetch()} />
  if (tasks.data.length > 0) {
    return <TaskTreeView tasks={tasks.data} current={parseTaskId(taskId)} {...tree} />
  }
  return (
    <Note title={say(noTasks)} text={say(tasksComeHere)}>
      <Button onClick={() => void tasks.refetch()}>{say(refreshLabel)}</Button>
    </Note>
  )
}

function CannotList({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const say = useSay()
  return (
    <Note title={say(tasksNotLoaded)} text={error?.message ?? ''} urgent>
      <Button onClick={onRetry}>{say(retryLabel)}</Button>
    </Note>
  )
}

const lineWidths = [70, 85, 60, 75, 90, 55, 80, 65]

function TreeSkeleton() {
  const say = useSay()
  return (
    <div className="tree-skeleton" style={{ '--skeleton-gap': '18px' } as CSSProperties}>
      <Skeleton label={say(loadingTasks)} widths={lineWidths} />
    </div>
  )
}
