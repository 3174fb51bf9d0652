import type { MentionAttrs } from '@taskfield/document'

/** An object that can be mentioned. */
export interface MentionItem {
  /** The text that is shown and saved: for a task `#12 Название`. */
  readonly id: string
  /** What it is: `task`. */
  readonly objectType: string
  readonly objectId: string | number
  readonly name: string
}

/** What a feed is told besides the query. */
export interface MentionRequest {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** The character that was typed: `#` or `№`. */
  readonly marker: string
  /** The task that the text belongs to; `null` where the host has named none. */
  readonly taskId: string | number | null
}

/** What a feed finds; `null` where there is nothing to suggest at all. */
type Found = readonly MentionItem[] | null

/**
 * Finds what a query means, the best first; ten are shown. It is asked 100 ms after the last letter, and never for a query that
 * it has just answered. A rejection is shown with a way to try again.
 */
export type MentionFeed = (query: string, request: MentionRequest) => Found | Promise<Found>

/** A mention that stands in a text. */
export type Mention = Pick<MentionAttrs, 'objectId' | 'objectType' | 'text'>

/** The address that a mention leads to; `null` for none. It is followed only where a link of the text would be. */
export type MentionHref = (mention: Mention) => string | null | undefined

/** What a pasted address is of the host's; `null` for any other. */
export type MentionFromUrl = (
  url: string,
) => MentionItem | null | undefined | Promise<MentionItem | null | undefined>
