import type { Command, EditorState } from 'prosemirror-state'
import type { ReactNode } from 'react'
import type { Message } from '../../messages/message.ts'
import type { ItemIcon } from '../toolbar/item-icon.tsx'
import type { MatchableItem } from './match-items.ts'

/** The marker and what was typed behind it, by positions in the document. */
export interface SuggestionRange {
  readonly from: number
  readonly to: number
}

/** A line of a list of suggestions. */
export interface SuggestionOption extends MatchableItem {
  /** Tells it from the others of its list. */
  readonly key: string
  /** All that the line says: its name for those who hear it, and its title. */
  readonly label: string
  /** What is seen of it; the label unless it is given. */
  readonly shown?: ReactNode
  readonly icon?: ItemIcon
  /** The key that does the same. */
  readonly shortcut?: string | null
  /** Puts it in the place of the marker and what was typed behind it. */
  readonly choose: (range: SuggestionRange) => Command
}

/** What a source is told besides the query. */
export interface SuggestionRequest {
  readonly state: EditorState
  /** The marker and the query. */
  readonly range: SuggestionRange
  readonly marker: string
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

type Found = readonly SuggestionOption[] | null

/** What a marker offers while text is typed behind it: data, like all that a feature has. */
export interface SuggestionSource {
  /** Unique among the sources of all features. */
  readonly name: string
  /** Names the list for those who do not see it. */
  readonly label: Message
  /** Single characters; each opens the list. */
  readonly markers: readonly string[]
  /** Whether a marker counts behind this text of its block; an object in it is `\ufffc`, a line break `\n`. */
  readonly opensAfter: (before: string, marker: string) => boolean
  /** Whether there is anything to suggest in this field. */
  readonly isOffered: (state: EditorState) => boolean
  /** How many options are shown at most. */
  readonly limit: number
  /** How long the source waits after a letter before it asks: ms. */
  readonly delay: number
  /** Finds what a query means; `null` closes the list. A rejection is shown. */
  readonly find: (query: string, request: SuggestionRequest) => Found | Promise<Found>
  /** Said while nothing was found, and while finding failed. */
  readonly empty: Message
  readonly failed: Message
}
