import { safeUrl } from '@taskfield/document'

/** A link that stands for embedded media: its site and its address. Opens in a new tab. */
export function createMediaCard(url: string): HTMLAnchorElement {
  const card = document.createElement('a')
  card.className = 'media-card'
  card.target = '_blank'
  card.rel = 'noopener noreferrer'
  const address = safeUrl(url, 'media')
  if (address !== null) card.href = address
  card.append(part('media-card-site', siteOf(url)), part('media-card-url', url))
  return card
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
