import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { ToastList } from '../../core/feature/toast-list.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { useKeptKey } from './use-kept-key.ts'

const Toaster = lazyPart(async () => (await loadLater()).Toaster)

interface ToastHostProps {
  readonly editor: EditorContext
  readonly toasts: ToastList
}

/** Shows the messages of a field. */
export function ToastHost({ editor, toasts }: ToastHostProps): ReactElement | null {
  const isNeeded = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.shown.length > 0,
    () => false,
  )
  // It stays there for the message that leaves.
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  const [isDrawn, setDrawn] = useState(false)
  useKeptKey(toasts, isDrawn)
  useEffect(() => () => toasts.clear(), [toasts])
  return isNeeded || wasNeeded ? <Toaster editor={editor} toasts={toasts} onDrawn={setDrawn} /> : null
}
