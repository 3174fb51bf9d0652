import { messageText } from '../../messages/message-text.ts'
import { isNode, isShadowRoot } from '../../dom/kinds.ts'
import { copyLook, makePopupPlace } from '../../dom/popup-place.ts'
import { rootOf } from '../../dom/root-of.ts'
import { PreviewCard } from '@base-ui/react/preview-card'
import { useEffect, useMemo, type ReactElement, type RefObject } from 'react'
import { mentionCardLabel } from '../../content/messages.ts'
import type { Words } from '../../messages/message.ts'
import { readMention } from '../link-mentions.ts'
import { hasCard, type ShowCard } from './card-owner.tsx'
import './mention-card.css'
import { useMentionCards } from './use-mention-cards.ts'

interface MentionCardsProps {
  /** The text; another text has cards of its own. */
  readonly view: RefObject<HTMLElement | null>
  readonly card: ShowCard
  readonly words: Words
}

/** Shows what the host knows of the mention of a text that the pointer or the keyboard has come to. */
export function MentionCards({ view, card, words }: MentionCardsProps): ReactElement | null {
  const { owner, id, popup, close } = useMentionCards(view, card)
  const content = owner && card(readMention(owner))
  const place = usePlaceOf(owner)
  if (!owner || !hasCard(content)) return null
  return (
    <PreviewCard.Root
      open
      onOpenChange={(_, { reason, event }) => {
        // A press on the mention is its own matter.
        const isOwn = isNode(event.target) && owner.contains(event.target)
        if (reason === 'outside-press' && !isOwn) close()
      }}
    >
      <PreviewCard.Portal container={place}>
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
            aria-label={messageText(mentionCardLabel, words)}
            className="tf-popup tf-mention-card-popup tf-hosted"
          >
            {content}
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  )
}

/** Where the card of a mention goes: made when the card opens. */
function usePlaceOf(owner: HTMLElement | null): RefObject<HTMLElement | null> {
  const place = useMemo(() => new CardPlace(owner), [owner])
  useEffect(() => () => place.leave(), [place])
  return place
}

class CardPlace {
  readonly #owner: HTMLElement | null
  #made: HTMLElement | null = null

  constructor(owner: HTMLElement | null) {
    this.#owner = owner
  }

  get current(): HTMLElement | null {
    const owner = this.#owner
    if (!owner || this.#made?.isConnected) return this.#made
    const root = rootOf(owner)
    // What is in the browser's top layer covers all that is not in it.
    const around = owner.closest('dialog, [popover]') ?? (isShadowRoot(root) ? root : root.body)
    this.#made = makePopupPlace(around)
    copyLook(owner, this.#made)
    return this.#made
  }

  leave(): void {
    this.#made?.remove()
  }
}
