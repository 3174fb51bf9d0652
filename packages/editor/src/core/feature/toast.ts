import type { Message } from '../../messages/message.ts'

/** What a message is about: something under way, done, to be seen to, or failed. */
export type ToastKind = 'loading' | 'success' | 'warning' | 'error'

/** The way on that a message offers: something to do, after which the message goes, or an address to open or download. */
export type ToastAction =
  | { readonly label: Message; readonly run: () => void }
  | {
      readonly label: Message
      readonly href: string
      /** The name under which the file is saved; without it the address is opened in a new tab. */
      readonly download?: string
    }

/** A message of the field that floats above the page and is read aloud. */
export interface Toast {
  readonly kind: ToastKind
  readonly text: Message
  /**
   * How long it stays: ms, or `null` for until it is closed. Unless it is said, `loading` and `error` stay, `success` and `warning` go
   * after 5 s. The clock stands while the message is hovered or has the focus, and while the window is left.
   */
  readonly duration?: number | null
  readonly action?: ToastAction
  /** Called when the message goes by the user, its clock or with the field; not when its owner replaces or closes it. */
  readonly onClose?: () => void
}

/** A message that was shown, for the one who showed it. */
export interface ToastHandle {
  /** Puts another message in its place, also where the user has closed it. */
  readonly update: (toast: Toast) => void
  readonly close: () => void
}

/** Shows a message. */
export type Notify = (toast: Toast) => ToastHandle
