import { imageAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { isOutOfHistory } from '../../../core/feature/history.ts'
import { isImage } from '../find-image.ts'
import { fileOfData } from '../insert/data-address.ts'
import { fillIn } from './fill-in.ts'
import { transferFrom } from './transfer-from.ts'
import type { UploadedImage } from './upload-status.ts'
import { UploadQueue } from './upload-queue.ts'

interface DataState {
  /** Whether the person has changed the text: before that nothing of the host's is touched. */
  readonly isChanged: boolean
  /** Where pictures are that stood in the text themselves, by their `data:` addresses. */
  readonly uploaded: ReadonlyMap<string, UploadedImage>
}

const key = new PluginKey<DataState>('dataImages')

/**
 * Brings pictures that came with the host's value as `data:` addresses to the server, once the person changes the text. Until one is there,
 * and where it does not get there, it stays as it is: what is saved never lacks it. Decision 0022.
 */
export const dataImages: Plugin<DataState> = new Plugin<DataState>({
  key,
  state: {
    init: () => ({ isChanged: false, uploaded: new Map() }),
    apply(transaction, known) {
      const uploaded = transaction.getMeta(key) as DataState['uploaded'] | undefined
      if (uploaded) return { ...known, uploaded }
      const changes = transaction.docChanged && !isOutOfHistory(transaction)
      return changes && !known.isChanged ? { ...known, isChanged: true } : known
    },
  },
  appendTransaction(_transactions, _before, state) {
    const uploaded = key.getState(state)?.uploaded
    if (!uploaded || uploaded.size === 0) return null
    return fillIn(state, { nameOf, namesIn: dataSources, find: src => uploaded.get(src) })
  },
  view: view => {
    const queue = openQueue(view)
    return {
      update: ({ state }) => queue.want(wantedBy(state)),
      destroy: () => queue.want(new Set()),
    }
  },
})

function openQueue(view: EditorView): UploadQueue<File> {
  const queue = new UploadQueue<File>({
    findFile: fileOfData,
    findUploaded: () => null,
    isOnline: () => navigator.onLine,
    transfer: (_src, file, run) => transferFrom(view, { file, isOriginal: false }, run),
  })
  queue.subscribe(src => {
    const status = queue.statuses.get(src)
    if (status?.state !== 'done' || view.isDestroyed) return
    const uploaded = new Map(key.getState(view.state)?.uploaded).set(src, status.image)
    queueMicrotask(() => {
      if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, uploaded))
    })
  })
  return queue
}

const none: ReadonlySet<string> = new Set()

function wantedBy(state: EditorState): ReadonlySet<string> {
  if (key.getState(state)?.isChanged !== true || contextOf(state).readOnly) return none
  const sources = dataSources(state.doc)
  return sources.length === 0 ? none : new Set(sources)
}

const nameOf = (image: Node): string => imageAttrs(image).src

const known = new WeakMap<Node, readonly string[]>()

/** The `data:` addresses of the images in a node; kept for as long as the node lives. */
function dataSources(node: Node): readonly string[] {
  const found = known.get(node)
  if (found) return found
  const own = isImage(node) && /^\s*data:/i.test(nameOf(node)) ? [nameOf(node)] : []
  const sources = [...own, ...node.children.flatMap(dataSources)]
  if (!node.isText) known.set(node, sources)
  return sources
}
