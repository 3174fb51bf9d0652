import { isNode } from '../../dom/kinds.ts'
import { Popover } from '@base-ui/react/popover'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { usePlacing, usePopupContainer } from './popup-container.tsx'
import { focusAfter } from './focus-after.ts'
import { beyondEdge } from './tab-edge.ts'
import type { OpenedPopup } from './use-popup-button.ts'

export interface OpenPanelProps extends OpenedPopup {
  readonly label: string
  readonly align: 'start' | 'end'
  readonly children: ReactNode
}

/** A panel at the button of a toolbar. The focus goes back to the button, by Tab too, unless it has been taken elsewhere. */
export function OpenPanel({ label, button, isOpen, onClose, align, children }: OpenPanelProps): ReactElement {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, { event }) => {
        // The press on the button itself comes to it, too, and closes the panel there.
        if (!open && !(isNode(event.target) && button.contains(event.target))) onClose()
      }}
    >
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner
          {...usePlacing()}
          anchor={button}
          className="tf-floating"
          sideOffset={4}
          align={align}
        >
          <Popover.Popup
            ref={popup}
            className="tf-popup"
            aria-label={label}
            onKeyDown={event => {
              if (!beyondEdge(event.nativeEvent, event.currentTarget)) return
              event.preventDefault()
              button.focus()
              onClose()
            }}
            finalFocus={() => focusAfter(button, popup.current)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
