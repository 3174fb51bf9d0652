import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import type { ShownToast, ToastList } from '../../core/feature/toast-list.ts'

type Manager = ReturnType<typeof Toast.useToastManager<ShownToast>>

/** The ms for which a message stays unless it says so itself; 0 is until it is closed. */
const usualDurations = { loading: 0, success: 5000, warning: 5000, error: 0 }

/** What is to be drawn of a list: its messages, and those that are just going. The library tells the list when a clock has run out. */
export function useDrawnToasts(list: ToastList): Manager['toasts'] {
  const { toasts, add, close } = Toast.useToastManager<ShownToast>()
  useEffect(() => {
    let known = new Map<string, ShownToast>()
    const update = (): void => {
      const before = known
      known = new Map(list.shown.map(toast => [toast.id, toast]))
      for (const id of before.keys()) if (!known.has(id)) close(id)
      for (const toast of list.shown) if (before.get(toast.id) !== toast) add(drawn(toast, list))
    }
    update()
    return list.subscribe(update)
  }, [list, add, close])
  return toasts
}

function drawn(shown: ShownToast, list: ToastList): Parameters<Manager['add']>[0] {
  const { id, kind, duration = usualDurations[kind] } = shown
  // To the library `loading` is a message without a clock, whatever its duration.
  const type = kind === 'loading' && duration ? 'timed' : kind
  return { id, type, timeout: duration ?? 0, data: shown, onClose: () => list.dismiss(id) }
}
