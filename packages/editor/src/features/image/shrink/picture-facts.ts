/** What the first bytes of a file say of it. */
export interface PictureFacts {
  /** The media type; `null` for what is no picture that is known. */
  readonly type: string | null
  readonly isAnimated: boolean
}

const signatures: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ['image/png', 0, '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/bmp', 0, 'BM'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
]

/** How much of a file tells what it is: bytes. */
export const factsLength = 65_536

/** Reads what a picture is, from its beginning: names and types that systems give are often wrong. */
export function readPictureFacts(bytes: Uint8Array): PictureFacts {
  const text = [...bytes.subarray(0, factsLength)].map(byte => String.fromCharCode(byte)).join('')
  const type = typeOf(text)
  return { type, isAnimated: type !== null && isAnimated(type, text) }
}

function typeOf(text: string): string | null {
  if (text.startsWith('ftyp', 4)) return brandOf(text)
  const found = signatures.find(([, offset, bytes]) => text.startsWith(bytes, offset))
  if (found) return found[0]
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : null
}

/** AVIF and HEIC share a container. The main brand may be a general one: then those that it is compatible with decide. */
function brandOf(text: string): string | null {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const all = [text.slice(8, 12), ...(text.slice(16, Math.min(length, 64)).match(/.{4}/gs) ?? [])]
  if (all.some(brand => /^avi[fs]$/.test(brand))) return 'image/avif'
  return all.some(brand => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) ? 'image/heic' : null
}

function isAnimated(type: string, text: string): boolean {
  if (type === 'image/gif') return true
  if (type === 'image/png') return text.includes('acTL')
  if (type === 'image/webp') return text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) !== 0
  return type === 'image/avif' && text.startsWith('avis', 8)
}
