import { messageText } from '../messages/message-text.ts'
import { isTag } from '../dom/kinds.ts'
import type { Words } from '../messages/message.ts'
import { brokenPictureLabel } from './messages.ts'

/** The class of a picture that could not be loaded: its alternative text stands in its place. */
const brokenClass = 'tf-broken'

/** The attributes of a picture that is loaded late. */
export const lateAttributes = { loading: 'lazy', decoding: 'async' }

/** Lets a picture load when it comes near the window, and be decoded off the main thread. It is never saved. */
export function loadLate(picture: HTMLImageElement): void {
  for (const [name, value] of Object.entries(lateAttributes)) picture.setAttribute(name, value)
}

/**
 * Lets a calm box of the reserved size say what a picture would have shown that does not come; one that says nothing says that.
 * Returns what ends it.
 */
export function watchPictures(content: EventTarget, words: Words): () => void {
  const broken = messageText(brokenPictureLabel, words)
  const mark = ({ type, target }: Event): void => {
    if (!isTag(target, 'img')) return
    const isBroken = type === 'error'
    target.classList.toggle(brokenClass, isBroken)
    if (isBroken && !target.hasAttribute('alt')) target.alt = broken
    else if (!isBroken && target.alt === broken) target.removeAttribute('alt')
  }
  // These events do not bubble.
  for (const name of ['error', 'load']) content.addEventListener(name, mark, true)
  return () => {
    for (const name of ['error', 'load']) content.removeEventListener(name, mark, true)
  }
}
