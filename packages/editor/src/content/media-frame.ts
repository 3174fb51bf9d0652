import type { MediaFrame, MediaKind } from '@taskfield/document'

/** What a player of a kind may use besides showing itself. Nothing else of the page, the device or the reader is for it. */
const allowed: Readonly<Record<MediaKind, string>> = {
  video: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  audio: 'autoplay; encrypted-media',
  map: 'fullscreen',
  post: 'fullscreen',
}

/**
 * Makes the frame of a player. It runs its scripts in its own origin and can neither open windows, nor lead the page
 * elsewhere, nor send forms, nor download. One of the page's own origin gets an origin of nobody: it could else take its own
 * sandbox away.
 */
export function createMediaFrame({ url }: MediaFrame, kind: MediaKind, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'media-player'
  frame.title = title
  const isOurs = new URL(url).origin === window.location.origin
  frame.setAttribute('sandbox', isOurs ? 'allow-scripts' : 'allow-scripts allow-same-origin')
  frame.allow = allowed[kind]
  // YouTube's player asks where it is shown; nobody learns more than the site.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.loading = 'lazy'
  frame.src = url
  return frame
}
