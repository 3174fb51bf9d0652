import { PreviewCard } from '@base-ui/react/preview-card'
import type { ReactElement, RefObject } from 'react'
import { mentionCardLabel } from '../../content/messages.ts'
import type { Locale } from '../../messages/message.ts'
import { readMention } from '../link-mentions.ts'
import { hasCard, type ShowCard } from './card-owner.tsx'
import './mention-card.css'
import { useMentionCards } from './use-mention-cards.ts'

interface MentionCardsProps {
  /** The text; another text has cards of its own. */
  readonly view: RefObject<HTMLElement | null>
  readonly card: ShowCard
  readonly locale: Locale
}

/** Shows what the host knows of the mention of a text that the pointer or the keyboard has come to. */
export function MentionCards({ view, card, locale }: MentionCardsProps): ReactElement | null {
  const { owner, id, popup, close } = useMentionCards(view, card)
  const content = owner && card(readMention(owner))
  if (!owner || !hasCard(content)) return null
  return (
    <PreviewCard.Root
      open
      onOpenChange={(_, { reason, event }) => {
        // A press on the mention is its own matter.
        const isOwn = event.target instanceof Node && owner.contains(event.target)
        if (reason === 'outside-press' && !isOwn) close()
      }}
    >
      <PreviewCard.Portal container={containerOf(owner)}>
        <PreviewCard.Positioner
          className="tf-floating"
          anchor={owner}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <PreviewCard.Popup
            ref={popup}
            id={id}
            role="dialog"
            aria-label={mentionCardLabel[locale]}
            className="tf-popup tf-mention-card-popup"
          >
            {content}
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}

/** What is in the browser's top layer covers all that is not in it. */
function containerOf(owner: HTMLElement): HTMLElement | ShadowRoot {
  const around = owner.closest<HTMLElement>('dialog, [popover]')
  const root = owner.getRootNode()
  return around ?? (root instanceof ShadowRoot ? root : owner.ownerDocument.body)
}
