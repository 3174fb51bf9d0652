import type { Toast, ToastHandle } from './toast.ts'

/** A message that is shown. Another one in its place has the same id. */
export interface ShownToast extends Toast {
  readonly id: string
}

/** The messages of a field that are shown now, the oldest first. Whoever draws them tells it what the user does with them. */
export class ToastList {
  readonly #announce: (toast: Toast) => void
  readonly #listeners: Set<() => void> = new Set()
  #shown: readonly ShownToast[] = []
  #count = 0

  /** Every message is also handed to `announce`, to be said. */
  constructor(announce: (toast: Toast) => void) {
    this.#announce = announce
  }

  get shown(): readonly ShownToast[] {
    return this.#shown
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same warning again takes the place of the first. */
  show(toast: Toast): ToastHandle {
    const same = this.#shown.find(known => isSame(known, toast))
    const id = same?.id ?? `toast-${++this.#count}`
    this.#put({ ...toast, id })
    return { update: changed => this.#put({ ...changed, id }), close: () => this.#remove(id) }
  }

  /** The user has closed a message, or its time is over. */
  dismiss(id: string): void {
    const toast = this.#find(id)
    this.#remove(id)
    toast?.onClose?.()
  }

  /** Does what a message offers. It goes then, unless that has put another in its place. */
  act(id: string): void {
    const toast = this.#find(id)
    if (!toast?.action) return
    if ('run' in toast.action) toast.action.run()
    if (this.#find(id) === toast) this.dismiss(id)
  }

  /** The field leaves the page. */
  clear(): void {
    for (const { id } of this.#shown) this.dismiss(id)
  }

  #find(id: string): ShownToast | undefined {
    return this.#shown.find(toast => toast.id === id)
  }

  #put(toast: ShownToast): void {
    const isShown = this.#find(toast.id) !== undefined
    this.#set(
      isShown ? this.#shown.map(known => (known.id === toast.id ? toast : known)) : [...this.#shown, toast],
    )
    this.#announce(toast)
  }

  #remove(id: string): void {
    if (this.#find(id)) this.#set(this.#shown.filter(toast => toast.id !== id))
  }

  #set(shown: readonly ShownToast[]): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

/** Whether two messages say the same and offer nothing, so that one of them is enough. */
function isSame(a: Toast, b: Toast): boolean {
  const isPlain = ({ kind, action, onClose }: Toast): boolean =>
    kind !== 'loading' && action === undefined && onClose === undefined
  return isPlain(a) && isPlain(b) && a.kind === b.kind && a.text.ru === b.text.ru && a.text.en === b.text.en
}
