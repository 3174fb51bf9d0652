import type { ReactNode } from 'react'
import type { Mention, MentionItem } from './mention-item.ts'

/** What a host shows of a mention: a card beside it; nothing of `null`. */
export type MentionCard = (mention: Mention) => ReactNode

/** Draws a line of the list that mentions are chosen from. It is named by its `id` all the same. */
export type RenderMention = (item: MentionItem) => ReactNode
