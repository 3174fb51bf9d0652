import type { FieldHandle } from '@taskfield/editor'

declare global {
  interface Window {
    /** The handle of the playground's field, for tests and for the browser's console; set when the field is ready. */
    field?: FieldHandle
  }
}

/** Puts the handle of the field where `window.field` is looked for; `null` takes it away. */
export function showOnWindow(field: FieldHandle | null): void {
  if (field) window.field = field
  else delete window.field
}
