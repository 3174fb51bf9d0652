import { hiddenStyles, trustedHtml } from '@taskfield/document'
import type { EditorState } from 'prosemirror-state'
import { isOwnData } from '../upload/data-images.ts'
import { findHeld, findUploaded } from '../upload/held-files.ts'
import { markedUpload } from './clipboard-form.ts'
import { isImageFile } from './image-files.ts'

/**
 * The files that a clipboard, or what is dropped, brings as files; empty where its HTML says more. Spreadsheets give a picture beside
 * their table, which is not meant; browsers give an `img` beside the picture that somebody has copied, which is, unless this text or
 * its page has that picture.
 */
export function givenFiles(data: DataTransfer | null, state: EditorState): readonly File[] {
  const files = [...(data?.files ?? [])]
  if (!data || files.length === 0) return []
  const html = data.getData('text/html')
  if (html === '') return files
  const only = files.length === 1 && files.every(isImageFile) ? lonePicture(html) : null
  return only !== null && !isHere(only, state) ? files : []
}

/** The address of the one picture that HTML consists of; `null` where there is text, or more. */
function lonePicture(html: string): string | null {
  const { body } = new DOMParser().parseFromString(trustedHtml(hiddenStyles(html).html), 'text/html')
  const pictures = body.querySelectorAll('img')
  const isAlone =
    pictures.length === 1 && body.querySelector('table') === null && !/\S/.test(body.textContent)
  return isAlone ? (pictures[0]?.getAttribute('src') ?? null) : null
}

/** Whether a picture is there already, so that its HTML, which says more of it, is enough. */
function isHere(src: string, state: EditorState): boolean {
  return isOfPage(src) || isUploadHere(src) || isOwnData(state, src)
}

/** Whether an address in the clipboard stands for an upload of this page. */
function isUploadHere(src: string): boolean {
  const id = markedUpload(src)
  return id !== null && (findHeld(id) !== null || findUploaded(id) !== null)
}

/** Whether an address is on this server. */
function isOfPage(src: string): boolean {
  return (
    !src.startsWith('blob:') &&
    URL.canParse(src, document.baseURI) &&
    new URL(src, document.baseURI).origin === location.origin
  )
}
