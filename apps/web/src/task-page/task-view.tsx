import type { Task } from '../api/tasks.ts'
import { Comments } from '../comments/comments.tsx'
import { Conflict } from './conflict.tsx'
import { Description } from './description.tsx'
import { EditButton } from './edit-button.tsx'
import { FindButton } from './find-button.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SavingStatus } from './saving-status.tsx'
import { TaskDrafts, VolatileNote } from './task-drafts.tsx'
import { UnloadableNote } from './unloadable-note.tsx'
import { useDescriptionController } from './use-description-controller.ts'
import './task.css'

/** A task: its title, its description to read and to edit in place, and its comments. */
export function TaskView({ task }: { task: Task }) {
  const controller = useDescriptionController(task)
  return (
    <article className="task">
      <title>{`#${task.counter} ${task.name} — Taskfield`}</title>
      <div className="task-bar">
        <span className="task-counter">#{task.counter}</span>
        <SavingStatus
          state={controller.state}
          images={{ ...controller.images, isFinishing: controller.isFinishing }}
          onRetry={controller.save}
          compare={<Conflict controller={controller} />}
        />
        <FindButton controller={controller} />
        <EditButton controller={controller} />
      </div>
      <h1 className="task-title">{task.name}</h1>
      <Description controller={controller} />
      <Comments task={task.id} />
      <TaskDrafts controller={controller} />
      <VolatileNote controller={controller} />
      <UnloadableNote controller={controller} />
      <LeaveGuard controller={controller} />
    </article>
  )
}
