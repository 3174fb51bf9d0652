import { isElement } from '../../dom/kinds.ts'
import type { CardWatch } from '../../content/card-watch.ts'
import { readMention } from '../link-mentions.ts'
import { hasCard, type ShowCard } from './card-owner.tsx'

/** A mention that leads nowhere, of which there is a card to open. */
const pressable = '.mention[aria-haspopup]'

/** Makes buttons of the mentions that are no links, so that keys and fingers come to their cards as well; of no others. */
export function makePressable(text: HTMLElement, card: ShowCard): void {
  for (const mention of text.querySelectorAll<HTMLElement>('.mention')) {
    const isButton = !mention.closest('a[href]') && hasCard(card(readMention(mention)))
    if (!isButton) makePlain(mention)
    else if (!mention.matches(pressable)) {
      mention.role = 'button'
      mention.tabIndex = 0
      mention.ariaHasPopup = 'dialog'
    }
  }
}

/** Takes back what made buttons of the mentions of a text. */
export function makeAllPlain(text: HTMLElement): void {
  for (const mention of text.querySelectorAll<HTMLElement>(pressable)) makePlain(mention)
}

function makePlain(mention: HTMLElement): void {
  for (const name of ['role', 'tabindex', 'aria-haspopup']) mention.removeAttribute(name)
}

/** Opens the card of a mention that is pressed, and closes the card of one that leads elsewhere. Returns what ends it. */
export function pressMentions(text: HTMLElement, watch: CardWatch): () => void {
  const press = (event: Event): void => {
    const target = isElement(event.target) ? event.target : null
    const mention = target?.closest<HTMLElement>(pressable) ?? null
    if (mention) event.preventDefault()
    if (mention ?? target?.closest('a')) watch.show(mention)
  }
  const pressByKey = (event: KeyboardEvent): void => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress && isElement(event.target) && event.target.matches(pressable)) press(event)
  }
  text.addEventListener('click', press)
  text.addEventListener('keydown', pressByKey)
  return () => {
    text.removeEventListener('click', press)
    text.removeEventListener('keydown', pressByKey)
  }
}
