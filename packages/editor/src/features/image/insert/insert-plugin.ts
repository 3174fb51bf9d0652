import type { Attrs, Slice } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { letGo } from '../upload/held-files.ts'
import { givenFiles } from './given-files.ts'
import { imagesOfFiles } from './image-files.ts'
import { noImagesHere } from './messages.ts'
import { dropImages, insertImages, onlyImages, takesInline } from './insert-images.ts'

/** Takes files that are pasted or dropped, and pasted pictures alone, which stand as blocks where there is no text. */
export const insertPlugin: Plugin = new Plugin({
  props: {
    handlePaste(view, { clipboardData }, slice) {
      const files = givenFiles(clipboardData, view.state)
      const images =
        files.length > 0 ? imagesOfFiles(files, view.state) : findAlone(view, clipboardData, slice)
      if (!images) return false
      const isDone = insertImages(images)(view.state, transaction => view.dispatch(asPaste(transaction)))
      if (!isDone) refuse(view, images)
      return true
    },
    handleDOMEvents: { drop: dropFiles },
  },
})

/** Before ProseMirror, which would read the HTML that browsers give beside a picture. */
function dropFiles(view: EditorView, event: DragEvent): boolean {
  if (!view.editable || view.dragging) return false
  const files = givenFiles(event.dataTransfer, view.state)
  if (files.length === 0) return false
  event.preventDefault()
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  const { tr, doc } = view.state
  const images = imagesOfFiles(files, view.state)
  if (images.length > 0 && dropImages(tr, place?.pos ?? doc.content.size, images)) {
    view.focus()
    view.dispatch(tr.setMeta('uiEvent', 'drop').scrollIntoView())
  } else refuse(view, images)
  return true
}

/** In a text, pasted pictures come in as all else that is pasted does. Those that were copied in a field stay what they were. */
function findAlone(
  { state }: EditorView,
  data: DataTransfer | null,
  { content }: Slice,
): readonly Attrs[] | null {
  if (takesInline(state.selection)) return null
  const isOfField = data?.getData('text/html').includes('data-pm-slice') === true
  return isOfField ? null : onlyImages(content.content)
}

function refuse({ state }: EditorView, images: readonly Attrs[]): void {
  if (images.length === 0) return
  for (const { upload } of images) letGo(String(upload))
  contextOf(state).notify({ kind: 'warning', text: noImagesHere })
}

function asPaste(transaction: Transaction): Transaction {
  return transaction.setMeta('paste', true).setMeta('uiEvent', 'paste')
}
