import { pendingUploads } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { leftUploads } from '../../../content/kept-uploads/pending-work.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { findArrived, findHeld, findUploaded } from '../upload/held-files.ts'
import type * as keeper from './upload-keeper.ts'

/** Loads and runs the keeper of uploads where the host names the text, and the text can be edited. */
export class KeptUploads {
  readonly #view: EditorView
  #key: string | null = null
  #keeper: keeper.UploadKeeper | null = null

  constructor(view: EditorView) {
    this.#view = view
    this.update()
  }

  update(): void {
    const { uploadsKey, readOnly } = contextOf(this.#view.state)
    const key = readOnly ? null : uploadsKey
    if (key === this.#key) this.#keeper?.update()
    else this.#open(key)
  }

  destroy(): void {
    // Whoever is quick closes a field before the code is there that keeps its uploads.
    if (this.#key !== null && !this.#keeper) leftUploads.note(keepLeft(this.#key, this.#view.state.doc))
    this.#open(null)
  }

  #open(key: string | null): void {
    this.#key = key
    this.#keeper?.destroy()
    this.#keeper = null
    if (key !== null) void this.#load(key)
  }

  /** Without a network for its code, uploads live as long as their page. */
  async #load(key: string): Promise<void> {
    const module = await loadKeeper()
    if (module && this.#key === key && !this.#view.isDestroyed) {
      this.#keeper = new module.UploadKeeper(key, this.#view)
    }
  }
}

const loadKeeper = (): Promise<typeof keeper | null> => import('./upload-keeper.ts').catch(() => null)

/** Keeps the uploads of a text whose field is gone, but for those that go on elsewhere on the page or are done. */
async function keepLeft(key: string, doc: Node): Promise<void> {
  const files = new Map(pendingUploads(doc).map(id => [id, findArrived(id)]))
  const module = files.size > 0 ? await loadKeeper() : null
  await module?.keepUploads(key, doc, id =>
    findHeld(id) || findUploaded(id) ? null : (files.get(id) ?? null),
  )
}
