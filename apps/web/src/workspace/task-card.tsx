import { trustedHtml } from '@taskfield/document'
import { useQuery } from '@tanstack/react-query'
import type { Mention } from '@taskfield/editor'
import type { ReactNode } from 'react'
import { taskQuery } from '../api/queries.ts'
import type { Task } from '../api/tasks.ts'
import { momentWords } from '../saving/moment-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToday } from '../ui/use-today.ts'
import { parseTaskId } from './task-id.ts'
import './task-card.css'
import { useSay } from '../language/use-say.ts'
import { loadingTask } from '../ui/messages.ts'
import { taskChanged } from './messages.ts'

/** What a mention of a task shows on hover and focus; `null` for a mention of anything else. */
export function taskCard({ objectId, objectType }: Mention): ReactNode {
  const id = objectType === 'task' ? parseTaskId(objectId ?? undefined) : null
  return id === null ? null : <TaskCard id={id} />
}

function TaskCard({ id }: { id: number }) {
  const say = useSay()
  const { data, error } = useQuery(taskQuery(id))
  return (
    <div className="task-card">
      {data && <TaskFacts task={data} />}
      {!data && !error && <Skeleton label={say(loadingTask)} widths={[80, 100, 60]} />}
      {!data && error && (
        <p role="status" className="task-card-failure">
          {error.message}
        </p>
      )}
    </div>
  )
}

function TaskFacts({ task }: { task: Task }) {
  const say = useSay()
  const today = useToday()
  const beginning = beginningOf(task.html)
  return (
    <>
      <p className="task-card-name">
        <span className="task-counter">#{task.counter}</span> {task.name}
      </p>
      {beginning !== '' && <p className="task-card-text">{beginning}</p>}
      <p className="task-card-moment">{say(taskChanged(momentWords(new Date(task.updatedAt), today)))}</p>
    </>
  )
}

/** More than three lines of a card ever show. */
const readLength = 4000

/** The first words of a description, without what is around them. */
function beginningOf(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html.slice(0, readLength)), 'text/html')
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, td, th, pre')) block.append(' ')
  return body.textContent.replace(/\s+/g, ' ').trim().slice(0, 300)
}
