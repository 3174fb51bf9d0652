import { useQueryClient } from '@tanstack/react-query'
import { taskQuery } from '../api/queries.ts'
import { saveDescription } from '../api/tasks.ts'
import type { Task } from '../api/tasks.ts'
import type { Send } from '../saving/saver.ts'

/** Saves a task's description, and lets the rest of the app know what the server has now. */
export function useSend(taskId: number): Send {
  const client = useQueryClient()
  return async (html, baseVersion) => {
    const answer = await saveDescription(taskId, html, baseVersion)
    if (answer.kind === 'saved') {
      const { queryKey } = taskQuery(taskId)
      // An answer that left the server before this save must not arrive after it.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (task: Task | undefined) => task && { ...task, ...answer.saved })
    }
    return answer
  }
}
