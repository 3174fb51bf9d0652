import { imageAttrs, pendingUploads } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { PendingUploads } from '../../../core/feature/pending-uploads.ts'
import { KeptUploads } from '../kept/kept-uploads.ts'
import { dataUnderWay } from './data-images.ts'
import { FieldUploads, type Statuses, type StatusLink, type UploadSurroundings } from './field-uploads.ts'
import { fillIn } from './fill-in.ts'
import { joinOtherTabs } from './other-tabs.ts'
import { transferFrom } from './transfer-from.ts'
import type { UploadedImage } from './upload-status.ts'

interface UploadState {
  readonly uploads: FieldUploads
  /** Where each upload stands, as far as the document has been told. */
  readonly statuses: Statuses
}

const key = new PluginKey<UploadState>('uploads')

/** How many images of a text that wait for their upload are not done. */
export function pendingUploadsOf(state: EditorState): PendingUploads {
  return uploadsOf(state).queue.pending
}

/** The same, with the pictures of the host's value that are on their way. */
export function allPendingUploads(state: EditorState): PendingUploads {
  const { pending, failed, total } = pendingUploadsOf(state)
  const data = dataUnderWay(state)
  return { pending: pending + data.pending, failed, total: total + data.total }
}

const link: StatusLink = {
  told: toldStatuses,
  tell: (transaction, statuses) => transaction.setMeta(key, statuses),
}

/**
 * Ties the uploads to the document. What stands in the document is uploaded, what is gone is not; and an image whose upload is known
 * to be done gets its address, wherever it has come from meanwhile: by undo, by a move, or by a paste.
 */
export function tieUploads(surroundings: UploadSurroundings): Plugin<UploadState> {
  return new Plugin<UploadState>({
    key,
    state: {
      init: () => ({ uploads: new FieldUploads(link, surroundings), statuses: new Map() }),
      apply(transaction, known) {
        const statuses = transaction.getMeta(key) as Statuses | undefined
        return statuses ? { ...known, statuses } : known
      },
    },
    appendTransaction(_transactions, _before, state) {
      const statuses = toldStatuses(state)
      const find = (id: string): UploadedImage | undefined => {
        const status = statuses.get(id)
        return status?.state === 'done' ? status.image : undefined
      }
      return fillIn(state, { nameOf, namesIn: pendingUploads, find })
    },
    view(view) {
      const uploads = uploadsOf(view.state).attach(view)
      const unwatch = watchBrowser(view)
      const kept = new KeptUploads(view)
      return {
        update(updated, before) {
          uploads.update(updated, before)
          kept.update()
          if (pendingUploads(updated.state.doc).length > 0) joinOtherTabs()
        },
        destroy() {
          unwatch()
          uploads.destroy()
          kept.destroy()
        },
      }
    },
  })
}

/** The uploads of a field in a browser. */
export const uploadPlugin: Plugin<UploadState> = tieUploads({
  transfer: transferFrom,
  isOnline: () => navigator.onLine,
})

/** Tells uploads when the network is back, or the page, and when an input method has ended its word. */
function watchBrowser(view: EditorView): () => void {
  const uploads = uploadsOf(view.state)
  const tell = (): void => uploads.tellSoon()
  const resume = (): void => uploads.queue.resume()
  window.addEventListener('online', resume)
  window.addEventListener('pageshow', resume)
  view.dom.addEventListener('compositionend', tell)
  return () => {
    window.removeEventListener('online', resume)
    window.removeEventListener('pageshow', resume)
    view.dom.removeEventListener('compositionend', tell)
  }
}

/** The uploads of a field. */
export function uploadsOf(state: EditorState): FieldUploads {
  const known = key.getState(state)
  if (!known) throw new RangeError('This state has no uploads: it was made without the feature image.')
  return known.uploads
}

const nameOf = (image: Node): string => imageAttrs(image).upload ?? ''

function toldStatuses(state: EditorState): Statuses {
  return key.getState(state)?.statuses ?? new Map()
}
