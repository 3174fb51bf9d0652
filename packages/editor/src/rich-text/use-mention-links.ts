import type { RefObject } from 'react'
import { linkMentions, type FindHref } from './link-mentions.ts'
import { useBeforePaint } from './use-before-paint.ts'

interface Mentions {
  /** The HTML that is shown: another one has mentions of its own. */
  readonly readable: string
  readonly mentionHref: FindHref
  readonly schemes: string
}

/** Links the mentions of a view before it is seen, and anew when the host says otherwise. */
export function useMentionLinks(view: RefObject<HTMLElement | null>, mentions: Mentions): void {
  const { readable, mentionHref, schemes } = mentions
  useBeforePaint(() => {
    if (view.current && readable) linkMentions(view.current, mentionHref, schemes.split(' '))
  }, [view, readable, mentionHref, schemes])
}
