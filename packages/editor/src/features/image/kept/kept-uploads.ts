import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import type { UploadKeeper } from './upload-keeper.ts'

/** Loads and runs the keeper of uploads where the host names the text, and the text can be edited. */
export class KeptUploads {
  readonly #view: EditorView
  #key: string | null = null
  #keeper: UploadKeeper | null = null

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
    const module = await import('./upload-keeper.ts').catch(() => null)
    if (module && this.#key === key && !this.#view.isDestroyed) {
      this.#keeper = new module.UploadKeeper(key, this.#view)
    }
  }
}
