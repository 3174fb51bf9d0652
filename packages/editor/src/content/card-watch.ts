import { isElement } from '../dom/kinds.ts'

/** How long the pointer or the focus rests on something until its card opens, and may be away until the card closes: ms. */
const restTime = 300

/** A kind of card of which one at a time is open. */
export interface WatchedCard {
  /** What has a card, of what the pointer or the focus is on; `null` for nothing. */
  readonly find: (target: Element) => HTMLElement | null
  /** Whether something stands in the card that is open: who reads a card keeps it. */
  readonly isInCard: (target: Element) => boolean
  /** Opens the card of something, or closes the one that is open. */
  readonly show: (subject: HTMLElement | null) => void
}

/**
 * Opens a card for what the pointer rests on or the keyboard has led to, and closes it once both have left what it is about and the
 * card. A finger only presses: it has nothing to rest with.
 */
export class CardWatch {
  readonly #text: HTMLElement
  readonly #card: WatchedCard
  readonly #ended = new AbortController()
  #shown: HTMLElement | null = null
  #hovered: HTMLElement | null = null
  #focused: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(text: HTMLElement, card: WatchedCard) {
    this.#text = text
    this.#card = card
    const { signal } = this.#ended
    text.addEventListener('pointerover', this.#move, { signal })
    text.addEventListener('pointerleave', this.#move, { signal })
    text.addEventListener('focusin', this.#focus, { signal })
    text.addEventListener('focusout', this.#blur, { signal })
    this.#begin()
  }

  /** The pointer and the focus may be there already: a text is read before this code is loaded. */
  #begin(): void {
    const canRest = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
    if (canRest && this.#text.matches(':hover')) {
      this.#hovered = this.#subjectOf([...this.#text.querySelectorAll(':hover')].at(-1))
    }
    this.#focused = this.#subjectOf(this.#text.querySelector(':focus-visible'))
    this.#rest()
  }

  /** Opens a card at once, or closes the open one. What the pointer and the focus are on counts again when they have moved. */
  show(subject: HTMLElement | null): void {
    this.#hovered = null
    this.#focused = null
    this.#open(subject)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#ended.abort()
    this.#page.removeEventListener('pointerover', this.#move)
  }

  get #page(): Document {
    return this.#text.ownerDocument
  }

  #open(subject: HTMLElement | null): void {
    clearTimeout(this.#timer)
    if (subject === this.#shown) return
    this.#shown = subject
    // Only while a card is open the rest of the page matters: 200 comments are 200 texts.
    if (subject) this.#page.addEventListener('pointerover', this.#move)
    else this.#page.removeEventListener('pointerover', this.#move)
    this.#card.show(subject)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    const wanted = this.#hovered ?? this.#focused
    if (wanted !== this.#shown) this.#timer = setTimeout(() => this.#open(wanted), restTime)
  }

  #subjectOf(target: EventTarget | null | undefined): HTMLElement | null {
    if (!isElement(target)) return null
    if (this.#shown && this.#card.isInCard(target)) return this.#shown
    return this.#text.contains(target) ? this.#card.find(target) : null
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    this.#hovered = event.type === 'pointerover' ? this.#subjectOf(event.composedPath()[0]) : null
    this.#rest()
  }

  readonly #focus = ({ target }: FocusEvent): void => {
    const isByKey = isElement(target) && target.matches(':focus-visible')
    this.#focused = isByKey ? this.#subjectOf(target) : null
    this.#rest()
  }

  readonly #blur = ({ relatedTarget }: FocusEvent): void => {
    const isInCard = isElement(relatedTarget) && this.#card.isInCard(relatedTarget)
    this.#focused = isInCard ? this.#shown : null
    this.#rest()
  }
}
