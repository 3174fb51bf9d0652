/** What an address is for: a link may be `mailto:`, an image may be `data:`, media is on the web. */
export type UrlUse = 'link' | 'image' | 'media'

const maxLength = 4096
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu
const scheme = /^([a-z][a-z\d+.-]*):/i
const schemes: Record<UrlUse, ReadonlySet<string>> = {
  link: new Set(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'skype', 'tg', 'viber', 'whatsapp']),
  image: new Set(['http', 'https']),
  media: new Set(['http', 'https']),
}
const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif|tiff);base64,[a-z\d+/=\s]*$/i

/**
 * The one decision about addresses: returns the address as it was written when it can run nothing, else `null`.
 * Relative addresses and anchors are safe; a scheme must be known for the use. White space, control and invisible
 * characters do not hide a scheme. Images may also be `data:` pictures (never SVG), of any length.
 */
export function safeUrl(url: string, use: UrlUse): string | null {
  if (use === 'image' && dataImage.test(url.trim())) return url
  if (url.length > maxLength) return null
  const visible = url.replace(invisible, '')
  const match = scheme.exec(visible)
  if (match) return schemes[use].has((match[1] ?? '').toLowerCase()) ? url : null
  // A colon before any path, query or anchor could still be read as a scheme by some reader.
  return /^[^/?#]*:/.test(visible) ? null : url
}

/** Whether a link leads out of the product: such links open in a new window. The case counts, as in existing data. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href)
}
