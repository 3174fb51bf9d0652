import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { taskQuery } from '../api/queries.ts'
import { RequestError } from '../api/request.ts'
import { StrandedDrafts } from '../drafts/stranded-drafts.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { NotFound } from '../workspace/not-found.tsx'
import { parseTaskId } from '../workspace/task-id.ts'
import { TaskSkeleton } from './task-skeleton.tsx'
import { TaskView } from './task-view.tsx'
import { useSay } from '../language/use-say.ts'
import { retryLabel } from '../ui/messages.ts'
import { taskNotOpened } from './messages.ts'

/** The page at `/task/17`. */
export function TaskPage() {
  const id = parseTaskId(useParams()['taskId'])
  return id === null ? <NotFound /> : <TaskById key={id} id={id} />
}

function TaskById({ id }: { id: number }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(taskQuery(id))

  if (data) return <TaskView task={data} />
  if (!error) return <TaskSkeleton />
  return (
    <>
      {error instanceof RequestError && error.status === 404 ? (
        <NotFound title={error.message} />
      ) : (
        <Note title={say(taskNotOpened)} text={error.message} urgent>
          <Button onClick={() => void refetch()}>{say(retryLabel)}</Button>
        </Note>
      )}
      <StrandedDrafts text={{ task: id, field: 'description' }} />
    </>
  )
}
