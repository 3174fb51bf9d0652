import { messageText } from '../messages/message-text.ts'
import { isDocument, isElement, isShadowRoot, isTag } from '../dom/kinds.ts'
import { findMedia, safeUrl, type FoundMedia, type FrameShape, type MediaProvider } from '@taskfield/document'
import type { Words } from '../messages/message.ts'
import { crossPath, drawIcon } from './draw-icon.ts'
import { svg, type ElementSpec } from './element-spec.ts'
import { createMediaFrame } from './media-frame.ts'
import { closeLabel } from './messages.ts'
import { kindLabels, loadLabels } from './media-messages.ts'
import { providerLabel } from './media-providers.ts'

/** How media is shown. */
export interface MediaView extends Words {
  /** Those of the host. */
  readonly mediaProviders: readonly MediaProvider[]
}

/**
 * The card that stands for embedded media: its provider, what it is and its address, as a link that opens in a new tab. Where
 * there is a player, its place is kept, with a button in it. Nothing is asked of the provider until it is pressed; `pressMediaButton` does
 * what it promises.
 */
export function mediaCard(url: string, view: MediaView): ElementSpec {
  const found = findMedia(url, view.mediaProviders)
  const stage = found?.frame ? [mediaStage(found, found.frame.shape, view)] : []
  return ['div', { class: 'media-card', 'data-url': url }, ...stage, mediaLink(url, found, view)]
}

/** The button of a card that an event is about: the one that loads its player, or the one that closes it. */
export function findMediaButton(target: EventTarget | null): HTMLButtonElement | null {
  const button = isElement(target) ? target.closest('.media-play, .media-close') : null
  return isTag(button, 'button') ? button : null
}

/** Does what a button of a card promises. */
export function pressMediaButton(button: HTMLButtonElement, view: MediaView): void {
  const card = button.closest<HTMLElement>('.media-card')
  if (!card) return
  if (button.matches('.media-play')) playMedia(card, view)
  else closeMedia(card)
}

/** Whether the card has a player that is not loaded yet. */
function canPlay(card: Element): boolean {
  return card.querySelector('.media-play') !== null && card.querySelector('iframe') === null
}

/** Loads the player of a card in the place that is kept for it. The focus goes there from the button, and from nowhere else. */
function playMedia(card: HTMLElement, view: MediaView): void {
  const found = findMedia(card.dataset['url'] ?? '', view.mediaProviders)
  const stage = card.querySelector('.media-stage')
  const play = card.querySelector<HTMLElement>('.media-play')
  if (!found?.frame || !stage || !play || !canPlay(card)) return
  const { kind = 'video' } = found.provider
  const name = providerLabel(found.provider, view)
  const frame = createMediaFrame(found.frame, kind, `${messageText(kindLabels[kind], view)}: ${name}`)
  const hadFocus = holdsFocus(play)
  play.hidden = true
  stage.append(frame)
  card.append(createCloseButton(`${messageText(closeLabel, view)}: ${name}`))
  if (hadFocus) frame.focus()
}

/** Takes the player of a card away, and with it what it plays. A focus that was in the card goes to the button that loads it again. */
function closeMedia(card: HTMLElement): void {
  const close = card.querySelector('.media-close')
  const play = card.querySelector<HTMLElement>('.media-play')
  const hadFocus = holdsFocus(card)
  card.querySelector('iframe')?.remove()
  close?.remove()
  if (!play) return
  play.hidden = false
  if (hadFocus) play.focus()
}

/** Lets the cards of a read-only view play. Returns what ends it. */
export function watchMedia(content: HTMLElement, view: MediaView): () => void {
  const onClick = ({ target }: Event): void => {
    const button = findMediaButton(target)
    if (button) pressMediaButton(button, view)
  }
  content.addEventListener('click', onClick)
  return () => content.removeEventListener('click', onClick)
}

function holdsFocus(element: Element): boolean {
  const root = element.getRootNode()
  return (isDocument(root) || isShadowRoot(root)) && element.contains(root.activeElement)
}

/** The place of the player: what it will take of the page, it takes from the start. */
function mediaStage({ provider }: FoundMedia, shape: FrameShape, words: Words): ElementSpec {
  const style =
    'height' in shape
      ? `height:${shape.height}px`
      : `--tf-media-ratio:${Math.round(shape.ratio * 1000) / 1000}`
  const label = `${messageText(loadLabels[provider.kind ?? 'video'], words)}: ${providerLabel(provider, words)}`
  const icon: ElementSpec = [
    `${svg} svg`,
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    [`${svg} path`, { d: playPath }],
  ]
  const button = { type: 'button', class: 'media-play', 'aria-label': label }
  return ['div', { class: 'media-stage', style }, ['button', button, icon]]
}

function createCloseButton(label: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'media-close'
  button.append(drawIcon(crossPath))
  button.ariaLabel = label
  return button
}

function mediaLink(url: string, found: FoundMedia | null, words: Words): ElementSpec {
  const address = safeUrl(url, 'media')
  return [
    'a',
    {
      class: 'media-card-link',
      target: '_blank',
      rel: 'noopener noreferrer',
      ...(address !== null && { href: address }),
    },
    ['span', { class: 'media-card-site' }, titleOf(url, found, words)],
    ['span', { class: 'media-card-url' }, url],
  ]
}

function titleOf(url: string, found: FoundMedia | null, words: Words): string {
  if (!found) return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
  const { provider } = found
  return `${providerLabel(provider, words)} · ${messageText(kindLabels[provider.kind ?? 'video'], words)}`
}

/** Lucide's `play`. */
const playPath = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'
