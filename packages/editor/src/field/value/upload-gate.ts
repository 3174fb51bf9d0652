import { hasPendingUploads } from '../../core/feature/pending-uploads.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { Toast, ToastHandle } from '../../core/feature/toast.ts'
import type { EditorController } from '../editor-controller.ts'
import { notSent, sendLaterLabel, sentAfterUploads } from '../messages.ts'

/** Holds what would send a text while its images are on their way. */
export class UploadGate {
  readonly #editor: EditorController
  #held: { readonly send: () => void; readonly toast: ToastHandle; readonly unsubscribe: () => void } | null =
    null

  constructor(editor: EditorController) {
    this.#editor = editor
  }

  /**
   * Whether a text may be sent now. Otherwise `send` is called once all images are there; when one has failed it is not, and the
   * person is told.
   */
  pass(send: () => void): boolean {
    this.cancel()
    if (!hasPendingUploads(this.#editor.state)) return true
    const { notify } = contextOf(this.#editor.state)
    if (this.#isStuck) notify(stuck)
    else {
      const toast = notify({ ...waiting, action: { label: sendLaterLabel, run: () => this.cancel() } })
      const unsubscribe = this.#editor.subscribe(() => this.#look())
      this.#held = { send, toast, unsubscribe }
    }
    return false
  }

  /** Sends nothing any more. */
  cancel(): void {
    this.#held?.unsubscribe()
    this.#held?.toast.close()
    this.#held = null
  }

  /** Whether only images that have failed are left: nothing will change by itself. */
  get #isStuck(): boolean {
    const { pending, failed } = this.#editor.pendingUploads
    return failed > 0 && failed === pending
  }

  #look(): void {
    const held = this.#held
    if (!held) return
    const isDone = !hasPendingUploads(this.#editor.state)
    if (!isDone && !this.#isStuck) return
    this.cancel()
    // After the transaction that filled the last image in: sending may change the text.
    if (isDone) queueMicrotask(held.send)
    else contextOf(this.#editor.state).notify(stuck)
  }
}

const waiting: Toast = { kind: 'loading', text: sentAfterUploads }
const stuck: Toast = { kind: 'error', text: notSent }
