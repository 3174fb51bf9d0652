import { Popover } from '@base-ui/react/popover'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useOwner, usePopupContainer } from './popup-container.tsx'

interface BalloonProps {
  readonly editor: EditorContext
  readonly label: string
  /** The positions of what the balloon is about. */
  readonly from: number
  readonly to: number
  readonly side: 'above' | 'below'
  /** Whether the balloon takes the focus; else it stays in the text. */
  readonly takesFocus: boolean
  /** Called on Escape, and on a press outside of a balloon that took the focus. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popup at a piece of the document; it flips where there is no room and follows while the page scrolls. */
export function Balloon(props: BalloonProps): ReactElement {
  const { editor, label, from, to, side, takesFocus, onClose, children } = props
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
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner
          {...useOwner()}
          className="tf-floating"
          anchor={anchor}
          side={side === 'above' ? 'top' : 'bottom'}
          align="start"
          sideOffset={6}
          collisionPadding={{ top: edge, left: edge, right: edge, bottom: edge + barBelow(editor) }}
        >
          <Popover.Popup
            className="tf-popup tf-balloon"
            aria-label={label}
            initialFocus={takesFocus}
            finalFocus={false}
            // The text keeps its focus and its selection while the pointer works here.
            onMouseDown={event => !takesFocus && event.preventDefault()}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** How near a balloon comes to the edges of the window: px. */
const edge = 8

/** How high the toolbar is that stands above a phone's keyboard: px; 0 where it stands over the text. */
function barBelow({ view }: EditorContext): number {
  const bar = view?.dom.closest('[data-above-keyboard]')?.querySelector(':scope > .tf-toolbar')
  return bar?.getBoundingClientRect().height ?? 0
}

/** Where a piece of the document stands on the screen: an object by its element, a text by its characters. */
function rectOf({ view }: EditorContext, from: number, to: number): DOMRect {
  if (!view) return new DOMRect()
  const { doc } = view.state
  const size = doc.content.size
  const node = from < size ? doc.nodeAt(from) : null
  const element = node && !node.isText && from + node.nodeSize === to ? view.nodeDOM(from) : null
  if (element instanceof Element) return element.getBoundingClientRect()
  const start = view.coordsAtPos(Math.min(from, size), 1)
  const end = view.coordsAtPos(Math.min(to, size), -1)
  const left = Math.min(start.left, end.left)
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top)
}
