import type { ReactNode } from 'react'
import { readMention, type ShownMention } from '../link-mentions.ts'

/** What a host shows of a mention; nothing of `null`. */
export type ShowCard = (mention: ShownMention) => ReactNode

/** Whether a host has something to show. */
export function hasCard(content: ReactNode): boolean {
  return content !== null && content !== undefined && content !== false && content !== ''
}

/** The mention with a card that an element is in; for a link that the keyboard is on, the one that the link holds. */
export function findCardOwner(target: Element, card: ShowCard): HTMLElement | null {
  const held = target.matches('a:focus-visible') ? target.querySelector<HTMLElement>('.mention') : null
  const mention = target.closest<HTMLElement>('.mention') ?? held
  return mention && hasCard(card(readMention(mention))) ? mention : null
}
