import { pageOf } from '../../dom/root-of.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { CardWatch } from '../../content/card-watch.ts'
import { closeByKey, enterByTab } from './card-keys.ts'
import { findCardOwner, type ShowCard } from './card-owner.tsx'
import { makeAllPlain, makePressable, pressMentions } from './pressable-mentions.ts'

interface OpenCard {
  /** The mention whose card is open; `null` for none. */
  readonly owner: HTMLElement | null
  /** The id of the popup, which describes the mention. */
  readonly id: string
  readonly popup: RefObject<HTMLDivElement | null>
  readonly close: () => void
}

/** Which mention of a text has its card open, by pointer, finger and keys. */
export function useMentionCards(view: RefObject<HTMLElement | null>, card: ShowCard): OpenCard {
  const [owner, setOwner] = useState<HTMLElement | null>(null)
  const popup = useRef<HTMLDivElement>(null)
  const watch = useRef<CardWatch | null>(null)
  const shown = useRef(card)
  const id = useId()
  useLayoutEffect(() => {
    shown.current = card
  })
  useEffect(() => {
    const text = view.current
    if (!text) return undefined
    const cards = new CardWatch(text, {
      find: target => findCardOwner(target, shown.current),
      isInCard: target => popup.current?.contains(target) ?? false,
      show: setOwner,
    })
    watch.current = cards
    const endPresses = pressMentions(text, cards)
    return () => {
      endPresses()
      cards.end()
      makeAllPlain(text)
    }
  }, [view])
  // After the mentions have become links, which need no button.
  useEffect(() => {
    if (view.current) makePressable(view.current, card)
  })
  useEffect(() => {
    if (!owner) return undefined
    const listen = (event: KeyboardEvent): void => {
      const open = { owner, popup: popup.current }
      if (closeByKey(event, open)) watch.current?.show(null)
      else enterByTab(event, open)
    }
    owner.setAttribute('aria-describedby', id)
    const page = pageOf(owner)
    page.addEventListener('keydown', listen, true)
    return () => {
      page.removeEventListener('keydown', listen, true)
      owner.removeAttribute('aria-describedby')
    }
  }, [owner, id])
  return { owner, id, popup, close: () => watch.current?.show(null) }
}
