import { uploadMark } from './clipboard-form.ts'
import { holdFile } from '../upload/held-files.ts'
import { readRtfPictures } from './rtf-pictures.ts'

/** The address of a picture that only the program has from which somebody copied. */
const localSource =
  /(<img\b[^<>]*?\bsrc\s*=\s*)(?:"(?:file|blob|webkit-fake-url):[^"]*"|'(?:file|blob|webkit-fake-url):[^']*')/gi

/** HTML with its local pictures as uploads, and how many could not be found. */
export interface LocalPictures {
  readonly html: string
  readonly lost: number
}

/**
 * Finds the pictures of HTML that name files of another program's folder in the RTF beside it, as Word gives both. Where their numbers
 * differ nobody knows which is which, and none is taken.
 */
export function takeLocalPictures(html: string, rtf: string): LocalPictures {
  const count = [...html.matchAll(localSource)].length
  if (count === 0) return { html, lost: 0 }
  const files = readRtfPictures(rtf)
  if (files.length !== count) return { html, lost: count }
  let next = 0
  return {
    html: html.replace(localSource, (whole, begin: string) => {
      const file = files[next++]
      return file ? `${begin}"${uploadMark}${holdFile(file)}"` : whole
    }),
    lost: 0,
  }
}
