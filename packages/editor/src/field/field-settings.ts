import type { Locale } from '../messages/message.ts'

/** What stands around the text. */
export interface FieldSurroundings {
  /** The id of the element that explains the keys of the field. */
  readonly hint: string
  readonly focusToolbar: () => void
}

/** What the host may change while the field lives. */
export interface FieldSettings extends FieldSurroundings {
  readonly onChange: ((html: string) => void) | undefined
  readonly onShiftEnter: ((html: string) => void) | undefined
  readonly commentEditor: boolean
  readonly readOnly: boolean
  readonly typography: boolean
  readonly placeholder: string
  readonly label: string
  readonly locale: Locale
}
