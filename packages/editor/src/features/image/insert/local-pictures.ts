import { uploadMark } from './clipboard-form.ts'
import { holdFile } from '../upload/held-files.ts'
import { fetchPicture } from './fetch-picture.ts'
import { readRtfPictures } from './rtf-pictures.ts'

/** The address of a picture that only this browser has, or only the program from which somebody copied. */
const localSource =
  /(<img\b[^<>]*?\bsrc\s*=\s*)(?:"((?:file|blob|webkit-fake-url):[^"]*)"|'((?:file|blob|webkit-fake-url):[^']*)')/gi

/** HTML with its local pictures as uploads, and how many could not be found. */
export interface LocalPictures {
  readonly html: string
  readonly lost: number
}

/**
 * Makes uploads of the local pictures of HTML. What Safari has put under a `blob:` of the page is fetched from there. Pictures that name
 * files of another program's folder are found in the RTF beside it, as Word gives both; where their numbers differ nobody knows which is
 * which, and none is taken.
 */
export function takeLocalPictures(html: string, rtf: string): LocalPictures {
  const sources = [...html.matchAll(localSource)].map(([, , ...quoted]) => quoted.join(''))
  const count = sources.filter(source => !isBlob(source)).length
  const files = count > 0 ? readRtfPictures(rtf) : []
  const areKnown = files.length === count
  let next = 0
  const find = (source: string): File | Promise<File> | undefined => {
    if (isBlob(source)) return fetchPicture(source)
    return areKnown ? files[next++] : undefined
  }
  return {
    html: html.replace(localSource, (whole, begin: string, ...quoted: readonly (string | undefined)[]) => {
      const file = find(quoted[0] ?? quoted[1] ?? '')
      return file ? `${begin}"${uploadMark}${holdFile(file)}"` : whole
    }),
    lost: areKnown ? 0 : count,
  }
}

function isBlob(source: string): boolean {
  return /^blob:/i.test(source)
}
