import type { ViewDesc } from './view-descs.ts'

/** What a text holds: nothing is ever added to it. */
const none = Object.freeze([]) as unknown as ViewDesc[]

/**
 * Gives back the memory that the library's lists of descriptions hold for more: each is filled one by one, which leaves room for 17, and most have
 * one or none.
 */
export function trimDescs(descs: readonly ViewDesc[]): void {
  for (const desc of descs) {
    // Groups within are trimmed when they are drawn.
    if ('draw' in desc) continue
    if (desc.children.length > 0) {
      trimDescs(desc.children)
      desc.children = [...desc.children]
    } else if (!desc.contentDOM) desc.children = none
  }
}
