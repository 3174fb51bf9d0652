/** The size of a picture: px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The longest side that a picture is uploaded with, unless its original is asked for: px. */
export const longestSide = 2_560

/** The size that a picture is scaled down to; `null` where it is small enough. */
export function smallerSize({ width, height }: PictureSize, longest: number): PictureSize | null {
  const factor = longest / Math.max(width, height)
  if (factor >= 1) return null
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The type that a scaled picture is written in: browsers write no other than these. */
export function writtenType(type: string): string {
  return type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg'
}
