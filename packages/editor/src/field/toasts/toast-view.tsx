import { focusedIn, pageOf } from '../../dom/root-of.ts'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { ShownToast, ToastList } from '../../core/feature/toast-list.ts'
import type { ToastAction } from '../../core/feature/toast.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHasCoarsePointer } from '../../ui/use-has-coarse-pointer.ts'
import { closeToastLabel } from './messages.ts'

interface ToastViewProps {
  readonly editor: EditorContext
  readonly list: ToastList
  readonly toast: Toast.Root.ToastObject<ShownToast>
  readonly shown: ShownToast
}

const icons = { loading: LoaderCircle, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** One message: its words, its way on and a button that closes it. */
export function ToastView({ editor, list, toast, shown }: ToastViewProps): ReactElement {
  const say = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const isAtTop = useHasCoarsePointer()
  const isLeaving = toast.transitionStatus === 'ending'
  // Where no other message has taken the focus, it goes to the text and never to the page.
  useLayoutEffect(() => {
    if (isLeaving && root.current?.contains(focusedIn(pageOf(root.current)))) editor.focus()
  }, [editor, isLeaving])
  return (
    <Toast.Root
      ref={root}
      toast={toast}
      // To the edge where it stands, or aside.
      swipeDirection={[isAtTop ? 'up' : 'down', 'right']}
      className={`tf-toast tf-toast-${shown.kind}`}
      // Escape is for the message, not for a dialog that the field stands in.
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
      // The text keeps its focus while the pointer works here.
      onMouseDown={event => event.preventDefault()}
    >
      <Toast.Content className="tf-toast-content">
        <span className="tf-toast-icon">
          <Icon of={icons[shown.kind]} />
        </span>
        <div className="tf-toast-body">
          <Toast.Title className="tf-toast-text" render={<p />}>
            {say(shown.text)}
          </Toast.Title>
          {shown.action && <Action action={shown.action} onAct={() => list.act(shown.id)} />}
        </div>
        <Toast.Close className="tf-tool tf-toast-close" aria-label={say(closeToastLabel)} aria-hidden={false}>
          <Icon of={X} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

interface ActionProps {
  readonly action: ToastAction
  readonly onAct: () => void
}

function Action({ action, onAct }: ActionProps): ReactElement {
  const say = useMessages()
  if ('run' in action) {
    return (
      <button type="button" className="tf-toast-action" onClick={onAct}>
        {say(action.label)}
      </button>
    )
  }
  const { href, download } = action
  const target = download === undefined ? { target: '_blank', rel: 'noopener noreferrer' } : { download }
  return (
    <a className="tf-toast-action" href={href} {...target} onClick={onAct}>
      {say(action.label)}
    </a>
  )
}
