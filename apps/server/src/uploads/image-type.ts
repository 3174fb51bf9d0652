import type { ErrorCode } from '../errors/error-codes.ts'

/** The kinds of images that are taken. A kind is the subtype of its media type, too. */
export const imageTypes = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const
export type ImageType = (typeof imageTypes)[number]

/** So many bytes at the beginning of a file tell its type. */
export const headBytes = 512

/** The type of a file by its first bytes, whatever it is called; for one that is not taken, why it is not. */
export function readImageType(head: Buffer): ImageType | { refused: ErrorCode } {
  const text = head.toString('latin1', 0, headBytes)
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  const brands = isoBrands(text)
  if (brands.includes('avis')) return { refused: 'animated_avif_refused' }
  if (brands.includes('avif')) return 'avif'
  if (brands.some(brand => /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)))
    return { refused: 'heic_refused' }
  return { refused: isSvg(text) ? 'svg_refused' : 'not_an_image' }
}

/** The brands of a file of the ISO base format, to which AVIF and HEIC belong: its first box lists them. */
function isoBrands(text: string): string[] {
  if (text.slice(4, 8) !== 'ftyp') return []
  const size = Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE()
  const words = text.slice(8, size).match(/[^]{4}/g) ?? []
  // The second word is a version number.
  return words.filter((_, index) => index !== 1)
}

function isSvg(text: string): boolean {
  return /^(\xEF\xBB\xBF)?\s*</.test(text) && /<svg[\s>]/i.test(text)
}
