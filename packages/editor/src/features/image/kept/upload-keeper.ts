import { imageAttrs, pendingUploads, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { leaveOutOfHistory } from '../../../core/feature/history.ts'
import { findArrived, findHeld, findUploaded, holdFile, type HeldFile } from '../upload/held-files.ts'
import { lockUpload } from '../../../content/kept-uploads/upload-lock.ts'
import { readKeptImage, withPicture } from './read-kept-image.ts'
import { describePlace, findPlace } from './upload-place.ts'
import {
  findKept,
  forgetUpload,
  keepUpload,
  listKept,
  settleUpload,
  type KeptUpload,
} from '../../../content/kept-uploads/upload-store.ts'

/** Writes the uploads of a text to the device whose files `find` has. */
export async function keepUploads(
  key: string,
  doc: Node,
  find: (id: string) => HeldFile | null,
): Promise<void> {
  const kept: KeptUpload[] = []
  doc.descendants((node, pos) => {
    const isImage = node.type === schema.nodes.image || node.type === schema.nodes.inlineImage
    const id = isImage ? imageAttrs(node).upload : null
    const found = id === null ? null : find(id)
    if (id !== null && found)
      kept.push({ ...found, ...describePlace(doc, pos), id, key, node: node.toJSON(), keptAt: Date.now() })
    return pendingUploads(node).length > 0
  })
  await Promise.all(kept.map(keepUpload))
}

/** How long after a change the places of uploads are kept: ms. */
const pause = 300

/** Keeps the uploads of one text on the device until they are done, and brings back those that an earlier page has left. */
export class UploadKeeper {
  readonly #key: string
  readonly #view: EditorView
  readonly #watch: AbortController = new AbortController()
  #end: AbortController = new AbortController()
  /** The uploads that this page holds, with what lets go of each. */
  readonly #held: Map<string, (() => void) | null> = new Map()
  #timer: ReturnType<typeof setTimeout> | null = null
  #seen: Node | null = null

  constructor(key: string, view: EditorView) {
    this.#key = key
    this.#view = view
    const { signal } = this.#watch
    addEventListener('pagehide', ({ persisted }) => persisted && this.#stop(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && this.#start(), { signal })
    this.#start()
  }

  #start(): void {
    this.#end = new AbortController()
    this.#seen = null
    void this.#restore()
    this.update()
  }

  /** Is to be called after each change of the text. */
  update(): void {
    if (this.#end.signal.aborted) return
    const { doc } = this.#view.state
    const ids = pendingUploads(doc)
    if (doc === this.#seen || (ids.length === 0 && this.#held.size === 0)) return
    // What comes or goes is noted at once: the next moment may be the last of the page.
    const isSame = ids.every(id => this.#held.has(id)) && [...this.#held.keys()].every(id => ids.includes(id))
    if (isSame) this.#timer ??= setTimeout(() => this.#keep(), pause)
    else this.#keep()
  }

  destroy(): void {
    this.#watch.abort()
    this.#stop()
  }

  /** Also where the browser sets the page aside for the way back: it uploads nothing then, and so holds nothing that another page could go on with. */
  #stop(): void {
    if (this.#timer !== null) this.#keep()
    this.#end.abort()
    for (const release of this.#held.values()) release?.()
    // A lock that is granted only now is let go of at once.
    this.#held.clear()
  }

  #keep(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const { doc } = this.#view.state
    this.#seen = doc
    const ids = new Set(pendingUploads(doc))
    for (const id of ids) this.#hold(id)
    for (const [id, release] of this.#held) {
      if (ids.has(id)) continue
      this.#held.delete(id)
      void this.#forget(id).then(release ?? (() => {}))
    }
    void keepUploads(this.#key, doc, findArrived)
  }

  /** Forgets what is gone from the text. Where it is done, a copy that waits in another text of the device gets the picture. */
  #forget(id: string): Promise<void> {
    const image = findUploaded(id)
    const name = { key: this.#key, id }
    return image ? settleUpload(name, copy => withPicture(copy, image)) : forgetUpload(name)
  }

  #hold(id: string): void {
    if (this.#held.has(id)) return
    this.#held.set(id, null)
    void this.#lock(id)
    const coming = findHeld(id)
    if (coming instanceof Promise) coming.then(this.#keepNow, () => undefined)
  }

  /** Keeps what has arrived, unless the field is gone. */
  readonly #keepNow = (): void => {
    if (!this.#end.signal.aborted) this.#keep()
  }

  async #lock(id: string): Promise<void> {
    const release = await lockUpload({ key: this.#key, id }, this.#end.signal)
    if (release && this.#held.has(id)) this.#held.set(id, release)
    else release?.()
  }

  /** What cannot be shown here stays on the device, for another page. */
  #letGo(id: string): void {
    this.#held.get(id)?.()
    this.#held.delete(id)
  }

  async #restore(): Promise<void> {
    for (const { id } of await listKept(this.#key)) {
      // A page that goes on with it has the lock; one that ends gives it up.
      if (!this.#held.has(id)) void this.#takeUp(id)
    }
  }

  async #takeUp(id: string): Promise<void> {
    const name = { key: this.#key, id }
    const release = await lockUpload(name, this.#end.signal)
    const kept = release && (await findKept(name))
    if (!release || !kept || this.#end.signal.aborted) {
      release?.()
      return
    }
    this.#held.set(id, release)
    this.#bringBack(kept)
  }

  #bringBack(kept: KeptUpload): void {
    const { tr, doc } = this.#view.state
    const { id, file, isOriginal } = kept
    if (file && !findHeld(id)) holdFile(file, isOriginal, id)
    if (pendingUploads(doc).includes(id)) return
    const node = readKeptImage(kept)
    const pos = findPlace(doc, node, kept)
    if (pos === null) return this.#letGo(id)
    // An empty paragraph that stood for the image gives its place to it.
    const only =
      doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0
    if (only && node.isBlock) tr.replaceWith(0, doc.content.size, node)
    else tr.insert(pos, node)
    this.#view.dispatch(leaveOutOfHistory(tr))
  }
}
