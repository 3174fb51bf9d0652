import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { ToastList } from '../../core/feature/toast-list.ts'
import type { Toaster as ToasterComponent } from './toaster.tsx'

const loadToaster = (): Promise<{ Toaster: typeof ToasterComponent }> => import('./toaster.tsx')

interface ToastHostProps {
  readonly editor: EditorContext
  readonly toasts: ToastList
}

/** Shows the messages of a field. What draws them is loaded in an idle moment: one may have to say that there is no connection. */
export function ToastHost({ editor, toasts }: ToastHostProps): ReactElement | null {
  const isNeeded = useSyncExternalStore(toasts.subscribe, () => toasts.shown.length > 0)
  const [loaded, setLoaded] = useState<{ Toaster: typeof ToasterComponent } | null>(null)
  const isMissing = isNeeded && loaded === null
  useEffect(() => () => toasts.clear(), [toasts])
  useEffect(() => whenIdle(() => void loadToaster().catch(() => undefined)), [])
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    // Without a connection the words are said, and the next message tries again.
    loadToaster().then(
      module => isWanted && setLoaded(module),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isMissing])
  return loaded && <loaded.Toaster editor={editor} toasts={toasts} />
}

/** Calls back when the page has nothing else to do; Safari only knows how to wait. Returns the function that ends it. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}
