import { smallerSize, writtenType, type PictureSize } from './shrink-plan.ts'

/** A picture that was looked at, and scaled down where it was too large. */
export interface ScaledPicture {
  /** What to upload; `null` for the file as it is. */
  readonly blob: Blob | null
  /** The size of what is uploaded, as it is shown: its orientation is applied. */
  readonly size: PictureSize
}

const quality = 0.9

/** A picture that is to be looked at, and the longest side that it may have: px. */
export interface Picture {
  readonly file: Blob
  readonly type: string
  readonly longest: number
}

/** Types that servers take. */
export const usualTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])

/**
 * Scales a picture down, and writes one of an unusual type anew, in a thread that has a canvas; its orientation becomes that of the pixels. It rejects where the browser
 * cannot read the picture.
 */
export async function scalePicture({ file, type, longest }: Picture): Promise<ScaledPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  try {
    const smaller = smallerSize({ width, height }, longest)
    const isUsual = usualTypes.has(type)
    if (!smaller && isUsual) return { blob: null, size: { width, height } }
    const size = smaller ?? { width, height }
    const blob = await drawAt(bitmap, size, writtenType(type))
    return blob && (!isUsual || blob.size < file.size)
      ? { blob, size }
      : { blob: null, size: { width, height } }
  } finally {
    bitmap.close()
  }
}

async function drawAt(
  bitmap: ImageBitmap,
  { width, height }: PictureSize,
  type: string,
): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'undefined') return drawOnPage(bitmap, { width, height }, type)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality })
}

function drawOnPage(bitmap: ImageBitmap, { width, height }: PictureSize, type: string): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise(resolve => canvas.toBlob(resolve, type, quality))
}
