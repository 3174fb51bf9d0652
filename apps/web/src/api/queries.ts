import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { listComments } from './comments.ts'
import { RequestError } from './request.ts'
import { listProjects, listTasks, readTask } from './tasks.ts'

/**
 * Asks the server even when the browser calls itself offline, since the server may run on the same machine, and asks
 * again by itself for what could not be read.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchInterval: ({ state }) =>
          state.status === 'error' && mayPass(state.error) ? pauseAfterFailure : false,
      },
    },
  })
}

const pauseAfterFailure = 3000

function mayPass(error: Error | null): boolean {
  return error instanceof RequestError && (error.status === null || error.status >= 500)
}

export const projectsQuery = queryOptions({ queryKey: ['projects'], queryFn: listProjects })

export function tasksQuery(project: number) {
  return queryOptions({ queryKey: ['projects', project, 'tasks'], queryFn: () => listTasks(project) })
}

export function taskQuery(id: number) {
  return queryOptions({ queryKey: ['tasks', id], queryFn: () => readTask(id) })
}

/** The comments of a task, a page at a time; the newest are the first page. */
export function commentsQuery(task: number) {
  return infiniteQueryOptions({
    queryKey: ['tasks', task, 'comments'],
    queryFn: ({ pageParam }) => listComments(task, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ results, older }) => (older > 0 ? results[0]?.id : undefined),
  })
}
