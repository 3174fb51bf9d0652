import { QueryClient, queryOptions } from '@tanstack/react-query'
import { RequestError } from './request.ts'
import { listProjects, listTasks, readTask } from './tasks.ts'

/** Asks the server even when the browser calls itself offline: the server may run on the same machine. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retryDelay: 500, retry: isWorthOneMore } },
  })
}

function isWorthOneMore(failures: number, error: Error): boolean {
  return failures === 0 && error instanceof RequestError && (error.status === null || error.status >= 500)
}

export const projectsQuery = queryOptions({ queryKey: ['projects'], queryFn: listProjects })

export function tasksQuery(project: number) {
  return queryOptions({ queryKey: ['projects', project, 'tasks'], queryFn: () => listTasks(project) })
}

export function taskQuery(id: number) {
  return queryOptions({ queryKey: ['tasks', id], queryFn: () => readTask(id) })
}
