import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { taskQuery } from '../api/queries.ts'
import { RequestError } from '../api/request.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { NotFound } from '../workspace/not-found.tsx'
import { parseTaskId } from '../workspace/task-id.ts'
import { TaskBars } from './task-bars.tsx'
import { TaskView } from './task-view.tsx'

/** The page at `/task/17`. */
export function TaskPage() {
  const id = parseTaskId(useParams()['taskId'])
  return id === null ? <NotFound /> : <TaskById key={id} id={id} />
}

function TaskById({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(taskQuery(id))

  if (data) return <TaskView task={data} />
  if (!error) return <TaskBars />
  if (error instanceof RequestError && error.status === 404) return <NotFound title={error.message} />
  return (
    <Note title="Задача не открылась" text={error.message} urgent>
      <Button onClick={() => void refetch()}>Повторить</Button>
    </Note>
  )
}
