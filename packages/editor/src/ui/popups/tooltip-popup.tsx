import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { isMac, writeShortcut } from '../../core/toolbar/shortcut.ts'
import { usePlacing, usePopupContainer } from './popup-container.tsx'

interface TooltipPopupProps {
  readonly button: HTMLElement
  readonly label: string
  readonly shortcut: string | null
  /** Called when the pointer comes into the tooltip, and when it leaves it. */
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** The words of a tooltip, open for as long as they are drawn. */
export function TooltipPopup(props: TooltipPopupProps): ReactElement {
  const { button, label, shortcut, onEnter, onLeave, onClose } = props
  return (
    <Parts.Root
      open
      onOpenChange={(_, { reason, allowPropagation }) => {
        // Escape is meant for what the button stands in: it leaves the toolbar or closes a popup.
        if (reason === 'escape-key') allowPropagation()
        onClose()
      }}
    >
      {/* To be read by eyes: the button has the same name, and its shortcut, for ears. */}
      <Parts.Portal aria-hidden container={usePopupContainer()}>
        <Parts.Positioner {...usePlacing()} anchor={button} className="tf-floating" sideOffset={6}>
          <Parts.Popup className="tf-tooltip" onPointerEnter={onEnter} onPointerLeave={onLeave}>
            {label}
            {shortcut !== null && <kbd className="tf-shortcut">{writeShortcut(shortcut, isMac())}</kbd>}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
