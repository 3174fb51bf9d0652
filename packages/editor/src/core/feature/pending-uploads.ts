import { pendingUploads } from '@taskfield/document'
import type { EditorState } from 'prosemirror-state'

/** Whether images of a text are still on their way to the server, or did not get there: what is saved now lacks them. */
export function hasPendingUploads({ doc }: EditorState): boolean {
  return pendingUploads(doc).length > 0
}

/** The uploads of a text that were under way together. */
export interface PendingUploads {
  /** How many are not done, those that failed among them. */
  readonly pending: number
  readonly failed: number
  /** How many there were when none was done. */
  readonly total: number
}
