import { copyLook } from '../../dom/popup-place.ts'
import { Toast } from '@base-ui/react/toast'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { ShownToast, ToastList } from '../../core/feature/toast-list.ts'
import { useMessages } from '../../messages/locale.tsx'
import { useOwner, useSharedContainer } from '../../ui/popups/popup-container.tsx'
import { toastsLabel } from './messages.ts'
import { keepToastPlace, toastPlaceIn } from './toast-place.ts'
import { ToastView } from './toast-view.tsx'
import { useDrawnToasts } from './use-drawn-toasts.ts'
import { useToastRoom } from './use-toast-room.ts'

interface ToasterProps {
  readonly editor: EditorContext
  readonly toasts: ToastList
  /** Told when keys find the messages, and when the last one has gone. */
  readonly onDrawn: (isDrawn: boolean) => void
}

/** So many messages of a field are seen at once; older ones come back when these have gone. */
const maxSeen = 4

/** Draws the messages of a field. They are said by the live region of the field, which is there before they are. */
export function Toaster(props: ToasterProps): ReactElement {
  return (
    <Toast.Provider limit={maxSeen}>
      <Toasts {...props} />
    </Toast.Provider>
  )
}

function Toasts({ editor, toasts: list, onDrawn }: ToasterProps): ReactElement | null {
  const toasts = useDrawnToasts(list)
  const container = useSharedContainer()?.current ?? null
  if (toasts.length === 0 || !container) return null
  return <Viewport editor={editor} list={list} container={container} toasts={toasts} onDrawn={onDrawn} />
}

interface ViewportProps {
  readonly editor: EditorContext
  readonly list: ToastList
  readonly container: HTMLElement | ShadowRoot
  readonly toasts: readonly Toast.Root.ToastObject<ShownToast>[]
  readonly onDrawn: (isDrawn: boolean) => void
}

function Viewport({ editor, list, container, toasts, onDrawn }: ViewportProps): ReactElement {
  const say = useMessages()
  const [place] = useState(() => toastPlaceIn(container))
  const viewport = useCallback(
    (drawn: HTMLElement | null) => {
      if (drawn && editor.view) copyLook(editor.view.dom, drawn)
    },
    [editor],
  )
  useEffect(() => keepToastPlace(place, container), [place, container])
  useToastRoom(place, editor)
  return (
    <Toast.Portal container={place}>
      <Toast.Viewport
        {...useOwner()}
        ref={viewport}
        className="tf-toasts"
        aria-label={say(toastsLabel)}
        aria-live="off"
      >
        {toasts.map(
          toast =>
            toast.data && (
              <ToastView key={toast.id} editor={editor} list={list} toast={toast} shown={toast.data} />
            ),
        )}
      </Toast.Viewport>
      <Drawn onDrawn={onDrawn} />
    </Toast.Portal>
  )
}

/** Stands behind the viewport, so that its effect comes when those of the viewport listen to keys. */
function Drawn({ onDrawn }: Pick<ViewportProps, 'onDrawn'>): null {
  useEffect(() => {
    onDrawn(true)
    return () => onDrawn(false)
  }, [onDrawn])
  return null
}
