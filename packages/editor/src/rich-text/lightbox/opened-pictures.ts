import { messageText } from '../../messages/message-text.ts'
import { isTag } from '../../dom/kinds.ts'
import { openPictureLabel } from '../../content/messages.ts'
import { findOriginal, sourcesOf, type PictureSource } from '../../content/original-image.ts'
import type { Words } from '../../messages/message.ts'

/** A picture of a text, to be looked at by itself. */
export interface OpenedPicture {
  readonly src: string
  readonly sources: readonly PictureSource[]
  /** Its width divided by its height. */
  readonly ratio: number
  readonly alt: string
  /** What is said below it: its caption, else its alternative text. */
  readonly words: string
}

/** The pictures of a text, and which of them was pressed. */
export interface OpenedPictures {
  readonly pictures: readonly OpenedPicture[]
  readonly index: number
  /** Where the pictures stand: the dialog or the page around the text. */
  readonly root: HTMLElement
}

/** An image that is a link leads where the link does, and one that did not load has nothing to show. */
const openable = 'img:not(a[href] img, .tf-broken)'

/** What says of an image that it can be pressed; `alt` is its alternative text. */
export function buttonAttributes(alt: string, words: Words): Record<string, string> {
  const label = messageText(openPictureLabel, words)
  return {
    role: 'button',
    tabindex: '0',
    'aria-haspopup': 'dialog',
    'aria-label': alt ? `${alt}. ${label}` : label,
  }
}

/** Tells what is to be opened when an image of a text is pressed, by pointer or by key. Returns what ends it. */
export function openOnPress(content: HTMLElement, open: (opened: OpenedPictures) => void): () => void {
  const press = (event: Event): void => {
    const { target } = event
    if (!isTag(target, 'img') || !target.matches(openable)) return
    event.preventDefault()
    const pictures = [...content.querySelectorAll<HTMLImageElement>(openable)]
    open({
      pictures: pictures.map(readPicture),
      index: pictures.indexOf(target),
      // What is in the browser's top layer covers all that is not in it.
      root: content.closest<HTMLElement>('dialog, [popover]') ?? content.ownerDocument.body,
    })
  }
  const pressByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') press(event)
  }
  content.addEventListener('click', press)
  content.addEventListener('keydown', pressByKey)
  return () => {
    content.removeEventListener('click', press)
    content.removeEventListener('keydown', pressByKey)
  }
}

function readPicture(picture: HTMLImageElement): OpenedPicture {
  const numberOf = (name: string): number => Number(picture.getAttribute(name)) || 0
  const [width, height] = [numberOf('width'), numberOf('height')]
  const sources = {
    src: picture.getAttribute('src') ?? '',
    srcset: picture.getAttribute('srcset'),
    width: width || null,
  }
  const caption = picture.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? ''
  return {
    src: findOriginal(sources).src,
    sources: sourcesOf(sources),
    ratio: width && height ? width / height : ratioOf(picture),
    alt: picture.alt,
    words: caption || picture.alt,
  }
}

function ratioOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return naturalWidth && naturalHeight ? naturalWidth / naturalHeight : 1
}
