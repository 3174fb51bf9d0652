import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import type { Comment, CommentPage } from '../api/comments.ts'
import { commentsQuery } from '../api/queries.ts'

/** The comments of a task that are loaded, the oldest first. */
export interface LoadedComments {
  /** `null` until the newest are there. */
  comments: readonly Comment[] | null
  /** How many there are before these. */
  older: number
  isLoadingOlder: boolean
  error: Error | null
  reload: () => void
  loadOlder: () => void
  /** Puts a comment where it was, or at the end. */
  put: (comment: Comment) => void
  remove: (id: number) => void
}

export function useComments(task: number): LoadedComments {
  const client = useQueryClient()
  const query = commentsQuery(task)
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query)

  function update(change: (comments: Comment[]) => Comment[]): void {
    client.setQueryData(query.queryKey, before => before && inPages(before, change))
  }

  function put(comment: Comment): void {
    const isNew = !data?.pages.some(({ results }) => results.some(({ id }) => id === comment.id))
    if (!isNew) return update(before => before.map(each => (each.id === comment.id ? comment : each)))
    client.setQueryData(
      query.queryKey,
      before => before && { ...before, pages: withNewest(before.pages, comment) },
    )
  }

  return {
    comments: data ? data.pages.toReversed().flatMap(({ results }) => results) : null,
    older: data?.pages.at(-1)?.older ?? 0,
    isLoadingOlder: isFetchingNextPage,
    error,
    reload: () => void refetch(),
    loadOlder: () => void fetchNextPage(),
    put,
    remove: id => update(before => before.filter(each => each.id !== id)),
  }
}

type Pages = InfiniteData<CommentPage>

function inPages(data: Pages, change: (comments: Comment[]) => Comment[]): Pages {
  return { ...data, pages: data.pages.map(page => ({ ...page, results: change(page.results) })) }
}

function withNewest([newest, ...others]: readonly CommentPage[], comment: Comment): CommentPage[] {
  return newest ? [{ ...newest, results: [...newest.results, comment] }, ...others] : []
}
