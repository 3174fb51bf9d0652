import { useEffect } from 'react'
import { announceRelease } from './between-tabs.ts'
import type { Draft } from './draft.ts'

/** Has drafts that other pages write announced when those end: a page that crashes announces nothing. */
export function useReleases(held: readonly Draft[], ownId: string | null = null): void {
  useEffect(() => {
    const waiting = new AbortController()
    for (const { id } of held) {
      if (id !== ownId) void announceRelease(id, waiting.signal)
    }
    return () => waiting.abort()
  }, [held, ownId])
}
