import { uploadMark } from './clipboard-form.ts'
import { holdFile } from '../upload/held-files.ts'
import { fetchPicture } from './fetch-picture.ts'
import { readRtfPictures } from './rtf-pictures.ts'

/** An image whose picture only this browser has, or only the program from which somebody copied. */
const localImage =
  /<img\b[^<>]*?\bsrc\s*=\s*(?:"(?:file|blob|cid|webkit-fake-url):[^"]*"|'(?:file|blob|cid|webkit-fake-url):[^']*')[^<>]*>/gi

const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Which picture of the RTF an image is, where what converts the HTML of an office program knows it. */
const clipNumber = /\sdata-clip="(\d+)"/i

/** HTML with its local pictures as uploads, and how many could not be found. */
export interface LocalPictures {
  readonly html: string
  readonly lost: number
}

/**
 * Makes uploads of the local pictures of HTML. What Safari has put under a `blob:` of the page is fetched from there. Pictures that name
 * files of another program's folder are found in the RTF beside it, as Word gives both: by their numbers, else in their order; where
 * there are more or fewer, nobody knows which is which. Images whose pictures are lost go: what is left of them are names of files.
 */
export function takeLocalPictures(html: string, rtf: string): LocalPictures {
  const images = [...html.matchAll(localImage)].map(([image]) => image)
  const local = images.filter(image => !isBlob(addressOf(image)))
  const files = local.length > 0 ? readRtfPictures(rtf) : []
  const areInOrder = files.length === local.length && !local.some(image => clipNumber.test(image))
  let next = 0
  let lost = 0
  const find = (image: string): File | Promise<File> | undefined => {
    const address = addressOf(image)
    if (isBlob(address)) return fetchPicture(address)
    const number = clipNumber.exec(image)?.[1]
    if (number !== undefined) return files[Number(number)]
    return areInOrder ? files[next++] : undefined
  }
  const taken = html.replace(localImage, image => {
    const file = find(image)
    if (!file) lost++
    return file ? image.replace(source, `src="${uploadMark}${holdFile(file)}"`).replace(clipNumber, '') : ''
  })
  return { html: taken, lost }
}

function addressOf(image: string): string {
  const [, double, single] = source.exec(image) ?? []
  return double ?? single ?? ''
}

function isBlob(address: string): boolean {
  return /^blob:/i.test(address)
}
