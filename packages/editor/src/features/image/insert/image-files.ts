import type { Attrs } from 'prosemirror-model'
import { contextOf } from '../../../core/feature/host-context.ts'
import type { EditorState } from 'prosemirror-state'
import { holdFile } from '../upload/held-files.ts'
import { notImages } from './messages.ts'

/** What the file chooser offers. */
export const chosenTypes = 'image/*,.heic,.heif,.avif'

/** Whether a file says of itself that it is an image: by its type, or where systems know none, by its name. */
export function isImageFile({ type, name }: File): boolean {
  return type === ''
    ? /\.(?:png|jpe?g|gif|webp|avif|heic|heif|bmp|tiff?)$/i.test(name)
    : type.startsWith('image/')
}

/** Images that wait for their files to be uploaded. Files that are no images are said to be none. */
export function imagesOfFiles(
  files: readonly File[],
  state: EditorState,
  isOriginal = false,
): readonly Attrs[] {
  const others = files.filter(file => !isImageFile(file))
  if (others.length > 0) {
    contextOf(state).notify({ kind: 'warning', text: notImages(others.map(({ name }) => name)) })
  }
  return files.filter(isImageFile).map(file => ({ src: '', upload: holdFile(file, isOriginal) }))
}
