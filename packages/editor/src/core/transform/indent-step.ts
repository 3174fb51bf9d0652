import { parseLength } from '@taskfield/document'

/** How far a block moves at a time: px. */
const step = 40

/** The next indent: 40 px more; one in another unit becomes 40 px. */
export function moreIndent(indent: string | null): string {
  return `${(pixelsOf(indent) ?? 0) + step}px`
}

/** The indent before: 40 px less; what would be nothing or less, and one in another unit, is none. */
export function lessIndent(indent: string | null): string | null {
  const pixels = (pixelsOf(indent) ?? 0) - step
  return pixels > 0 ? `${pixels}px` : null
}

function pixelsOf(indent: string | null): number | null {
  const length = parseLength(indent ?? '')
  return length?.unit === 'px' ? length.value : null
}
