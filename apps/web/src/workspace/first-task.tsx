import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { projectsQuery, tasksQuery } from '../api/queries.ts'
import { Note } from '../ui/note.tsx'
import { useSay } from '../language/use-say.ts'
import { descriptionComesHere } from './messages.ts'

/** The address of no task leads to the first one. What goes wrong on the way is said beside, where the tasks are. */
export function FirstTask() {
  const say = useSay()
  const project = useQuery(projectsQuery).data?.[0]
  const tasks = useQuery({ ...tasksQuery(project?.id ?? 0), enabled: project !== undefined })
  const first = tasks.data?.find(task => task.parent === null)

  if (first) return <Navigate to={`/task/${first.id}`} replace />
  return tasks.isSuccess ? <Note title={say(descriptionComesHere)} /> : null
}
