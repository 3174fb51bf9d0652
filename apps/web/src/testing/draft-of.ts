import type { Draft } from '../drafts/draft.ts'

/** The text that the drafts of a test belong to. */
export const text = { task: 1, field: 'description' } as const

/** A draft of that text, with what a test is about. */
export function draftOf(change: Partial<Draft> = {}): Draft {
  return {
    ...text,
    id: 'a',
    kind: 'unsaved',
    html: '',
    base: { html: '', version: 1, updatedAt: '2026-11-20T14:05:00Z' },
    changedAt: 0,
    ...change,
  }
}
