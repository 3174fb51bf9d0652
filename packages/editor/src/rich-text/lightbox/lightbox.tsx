import { messageText } from '../../messages/message-text.ts'
import type { ReactElement } from 'react'
import { Lightbox, type Slide } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { brokenPictureLabel, closeLabel } from '../../content/messages.ts'
import type { Words } from '../../messages/message.ts'
import './lightbox.css'
import * as say from './messages.ts'
import type { OpenedPicture, OpenedPictures } from './opened-pictures.ts'

interface PictureLightboxProps {
  readonly opened: OpenedPictures
  readonly words: Words
  readonly onClose: () => void
}

/** Shows the pictures of a text over the page, one at a time. It is loaded when the first one is pressed. */
export function PictureLightbox({ opened, words, onClose }: PictureLightboxProps): ReactElement {
  const { pictures, index, root } = opened
  const isAlone = pictures.length < 2
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map(slideOf)}
      plugins={isAlone ? [Captions, Zoom] : [Captions, Counter, Zoom]}
      className="tf-lightbox"
      portal={{ root }}
      labels={labelsIn(words)}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'center' }}
      // A small picture may be looked at closely, too.
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
      render={{
        iconError: () => <p className="tf-lightbox-error">{messageText(brokenPictureLabel, words)}</p>,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}

/** Each file needs its height, for which the ratio speaks. */
function slideOf({ src, sources, ratio, alt, words }: OpenedPicture): Slide {
  const files = sources.flatMap(source =>
    source.width === null
      ? []
      : [{ src: source.src, width: source.width, height: Math.round(source.width / ratio) }],
  )
  const whole = files.find(file => file.src === src)
  const size = whole && { width: whole.width, height: whole.height }
  // Of several files the one that the screen needs is loaded, and a larger one when it is zoomed.
  const isKnown = whole !== undefined && files.length > 1
  return { src, alt, description: words, ...size, ...(isKnown && { srcSet: files }) }
}

function labelsIn(words: Words): Readonly<Record<string, string>> {
  return {
    Lightbox: messageText(say.lightboxLabel, words),
    'Photo gallery': messageText(say.galleryLabel, words),
    Carousel: messageText(say.galleryRole, words),
    Slide: messageText(say.slideRole, words),
    '{index} of {total}': messageText(say.slideCounter, words),
    Previous: messageText(say.previousLabel, words),
    Next: messageText(say.nextLabel, words),
    Close: messageText(closeLabel, words),
    'Zoom in': messageText(say.zoomInLabel, words),
    'Zoom out': messageText(say.zoomOutLabel, words),
  }
}
