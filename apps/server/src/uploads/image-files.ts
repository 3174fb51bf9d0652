import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import { isAnimatedPng } from './animated-png.ts'
import type { ImageType } from './image-type.ts'

/** An image on the disk. */
export interface SourceImage {
  path: string
  type: ImageType
}

/** What was made of an image: its size (px) as it is seen, and the bytes of every file by its name. */
export interface ImageFiles {
  width: number
  height: number
  files: Record<string, number>
}

/** Widths (px) of the smaller copies, which are WebP. */
const variantWidths = [400, 800, 1200, 1600]

/** WebP knows no larger side (px). */
const webpMaxSide = 16_383

// Memory stays flat: one thread for an image, and nothing kept for the next.
sharp.concurrency(1)
sharp.cache(false)
// What is not one of the five types meets no decoder at all, whatever its first bytes say.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(name => `VipsForeignLoad${name}`),
})

/** The name of the file that stands for the upload itself. */
export function originalName(type: ImageType): string {
  return `original.${type === 'jpeg' ? 'jpg' : type}`
}

/**
 * Writes an image anew into a folder, upright, with all its frames and without anything that is not the picture; and
 * beside it copies that are narrower and lighter. Throws an `HttpError` for what is no whole image, or too large a one.
 */
export async function makeImageFiles(source: SourceImage, folder: string): Promise<ImageFiles> {
  try {
    const metadata = await readMetadata(source)
    const { width, height } = sidesOf(metadata)
    const name = originalName(source.type)
    const { size } = await encode(open(source, metadata), source.type, metadata).toFile(join(folder, name))
    const files: Record<string, number> = { [name]: size }
    for (const variant of variantWidths.filter(each => fitsVariant(each, { width, height }))) {
      const path = join(folder, variantName(variant))
      const image = open(source, metadata).resize({ width: variant })
      const made = await image.webp({ quality: 80 }).toFile(path)
      if (made.size < size) files[variantName(variant)] = made.size
      else await rm(path)
    }
    return { width, height, files }
  } catch (error) {
    throw toHttpError(error as Error)
  }
}

const variantName = (width: number): string => `${width}.webp`

function fitsVariant(variant: number, { width, height }: { width: number; height: number }): boolean {
  return variant < width && (height * variant) / width <= webpMaxSide
}

async function readMetadata(source: SourceImage): Promise<Metadata> {
  const metadata = await sharp(source.path, readOptions(source)).metadata()
  const format = metadata.format === 'heif' ? 'avif' : metadata.format
  if (format !== source.type) throw new HttpError('image_damaged')
  // sharp would keep its first frame only.
  if (format === 'png' && (await isAnimatedPng(source.path))) throw new HttpError('animated_png_refused')
  return metadata
}

/** The limit of pixels counts those of all frames. */
function readOptions({ type }: SourceImage): SharpOptions {
  const animated = type === 'gif' || type === 'webp'
  return { animated, failOn: 'error', limitInputPixels: limits.imagePixels }
}

function open(source: SourceImage, { pages = 1 }: Metadata): Sharp {
  const image = sharp(source.path, readOptions(source))
  // libvips cannot turn several frames at once; cameras, which mark images as turned, write one.
  return pages > 1 ? image : image.autoOrient()
}

function sidesOf({ autoOrient, pageHeight }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height }
}

function encode(image: Sharp, type: ImageType, metadata: Metadata): Sharp {
  switch (type) {
    case 'png':
      // A palette of the same colours loses nothing and keeps the file small.
      return image.png(metadata.isPalette ? { palette: true, quality: 100, dither: 0 } : {})
    case 'jpeg':
      return image.jpeg({ quality: 90, chromaSubsampling: chromaOf(metadata) })
    case 'gif':
      return image.gif()
    case 'webp':
      return image.webp({ quality: 90 })
    case 'avif':
      // More effort takes many times longer and saves a tenth.
      return image.avif({ quality: 70, effort: 1 })
  }
}

function chromaOf({ chromaSubsampling = '' }: Metadata): string {
  return chromaSubsampling.startsWith('4:2:0') ? '4:2:0' : '4:4:4'
}

/** sharp's errors have no codes, only words. */
function toHttpError(error: Error): Error {
  if (error instanceof HttpError) return error
  if (error.message.includes('exceeds pixel limit')) return new HttpError('too_many_pixels')
  if (/No space left|quota exceeded/i.test(error.message)) return new HttpError('disk_full')
  return new HttpError('image_damaged')
}
