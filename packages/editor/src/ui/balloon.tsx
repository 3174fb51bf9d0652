import { Popover } from '@base-ui/react/popover'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'

interface BalloonProps {
  readonly editor: EditorContext
  readonly label: string
  /** The positions between which the text lies that the balloon is about. */
  readonly from: number
  readonly to: number
  /** Whether the balloon takes the focus; else it stays in the text. */
  readonly takesFocus: boolean
  /** Called on Escape, and on a press outside of a balloon that took the focus. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popup at a piece of text: below it, or above where there is no room; it follows while the page scrolls. */
export function Balloon(props: BalloonProps): ReactElement {
  const { editor, label, from, to, takesFocus, onClose, children } = props
  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => rectOf(editor, from, to),
      ...(editor.view && { contextElement: editor.view.dom }),
    }),
    [editor, from, to],
  )
  return (
    <Popover.Root
      open
      onOpenChange={(_open, { reason }) => {
        if (takesFocus || reason === 'escape-key') onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className="tf-floating"
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Popover.Popup
            className="tf-popup tf-balloon"
            aria-label={label}
            initialFocus={takesFocus}
            finalFocus={false}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Where the text between two positions stands on the screen. */
function rectOf({ view }: EditorContext, from: number, to: number): DOMRect {
  if (!view) return new DOMRect()
  const size = view.state.doc.content.size
  const start = view.coordsAtPos(Math.min(from, size), 1)
  const end = view.coordsAtPos(Math.min(to, size), -1)
  const left = Math.min(start.left, end.left)
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top)
}
