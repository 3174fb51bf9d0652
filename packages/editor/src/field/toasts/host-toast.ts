import type { Toast, ToastAction, ToastKind } from '../../core/feature/toast.ts'
import { callHost, type OnError } from '../host/host-errors.ts'
import { messageOf, type HostText } from '../host/host-text.ts'

/** The way on that a message of the host offers. */
export type HostToastAction =
  | { readonly label: HostText; readonly run: () => void }
  | { readonly label: HostText; readonly href: string; readonly download?: string }

/** A message of the host. */
export interface HostToast {
  readonly kind: ToastKind
  readonly text: HostText
  /** ms; `null` until it is closed. `loading` and `error` stay unless it is said, `success` and `warning` go after 5 s. */
  readonly duration?: number | null
  /** Something to do, after which the message goes, or an address; `download` is the name of a file to save. */
  readonly action?: HostToastAction
  /** Called when the message goes by the user, its clock or with the field; not when the host replaces or closes it. */
  readonly onClose?: () => void
}

/** A message that the host has shown. */
export interface HostToastHandle {
  /** Puts another message in its place, also where the user has closed it. */
  readonly update: (toast: HostToast) => void
  readonly close: () => void
}

export function toastOf({ text, action, onClose, ...toast }: HostToast, onError: OnError): Toast {
  return {
    ...toast,
    text: messageOf(text),
    ...(action && { action: actionOf(action, onError) }),
    ...(onClose && { onClose: () => callHost(onError, onClose) }),
  }
}

function actionOf(action: HostToastAction, onError: OnError): ToastAction {
  const label = messageOf(action.label)
  return 'run' in action
    ? { ...action, label, run: () => callHost(onError, action.run) }
    : { ...action, label }
}
