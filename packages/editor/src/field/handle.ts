import type { EditingField } from './editing-field.ts'

/** What a host can do with a field besides its props. */
export interface FieldHandle {
  /** The content as it stands now, with what `onChange` has not told yet. */
  readonly getHtml: () => string
  /** Replaces the content whatever the user has typed; nothing of it can be undone. `onChange` tells it. */
  readonly setHtml: (html: string) => void
  /** Puts the caret where it last was, at first at the start. */
  readonly focus: () => void
}

export function createHandle(field: EditingField): FieldHandle {
  return {
    getHtml: () => field.content.getHtml(),
    setHtml: html => field.content.setHtml(html),
    focus: () => field.focus(),
  }
}
