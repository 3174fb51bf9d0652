import { hiddenStyles, trustedHtml } from '@taskfield/document'
import { isImageFile } from './image-files.ts'

/**
 * The files that a clipboard, or what is dropped, brings as files; empty where its HTML says more. Spreadsheets give a picture beside
 * their table, which is not meant; browsers give an `img` beside the picture that somebody has copied, which is.
 */
export function givenFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])]
  if (!data || files.length === 0) return []
  const html = data.getData('text/html')
  if (html === '') return files
  const only = files.length === 1 && files.every(isImageFile) ? lonePicture(html) : null
  return only !== null && !isOfPage(only) ? files : []
}

/** The address of the one picture that HTML consists of; `null` where there is text, or more. */
function lonePicture(html: string): string | null {
  const { body } = new DOMParser().parseFromString(trustedHtml(hiddenStyles(html).html), 'text/html')
  const pictures = body.querySelectorAll('img')
  const isAlone =
    pictures.length === 1 && body.querySelector('table') === null && !/\S/.test(body.textContent)
  return isAlone ? (pictures[0]?.getAttribute('src') ?? null) : null
}

/** Whether an address is on this server: then the picture is there already. */
function isOfPage(src: string): boolean {
  return (
    !src.startsWith('blob:') &&
    URL.canParse(src, document.baseURI) &&
    new URL(src, document.baseURI).origin === location.origin
  )
}
