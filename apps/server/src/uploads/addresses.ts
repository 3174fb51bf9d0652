import { originalName } from './image-files.ts'
import type { Upload } from './repository.ts'

/** Where uploads are read. */
export const uploadPrefix = '/media/uploads'

/** What the field is told of an upload: addresses on this server, and the natural size of the image (px). */
export interface UploadAddresses {
  url: string
  /** `default`, and for a `srcset` one address for each width; with the image itself where there are others. */
  urls: Record<string, string>
  width: number
  height: number
}

/** The addresses of an upload. */
export function addressesOf({ id, type, width, height, files }: Upload): UploadAddresses {
  const addressOf = (name: string): string => `${uploadPrefix}/${id}/${name}`
  const url = addressOf(originalName(type))
  const variants = Object.keys(files).filter(name => name !== originalName(type))
  const bySize = variants.map(name => [String(Number.parseInt(name)), addressOf(name)])
  if (variants.length > 0) bySize.push([String(width), url])
  return { url, urls: { default: url, ...Object.fromEntries(bySize) }, width, height }
}

/** The ids of all uploads that a text may name: an image, a link or a mere word. */
export function uploadIdsIn(html: string): string[] {
  return [...new Set(html.match(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g))]
}
