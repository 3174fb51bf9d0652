import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { useOwner, usePopupContainer } from './popup-container.tsx'
import { isMac, writeShortcut } from '../core/toolbar/shortcut.ts'

interface TooltipProps {
  readonly label: string
  /** A key of a keymap, such as `Mod-b`. */
  readonly shortcut?: string | null
  /** The button that the tooltip explains. */
  readonly children: ReactElement
}

/** Shows what a button does, and its shortcut as the platform writes it, while the pointer or the focus is on it. */
export function Tooltip({ label, shortcut = null, children }: TooltipProps): ReactElement {
  return (
    <Parts.Root
      // Escape is meant for what the button stands in: it leaves the toolbar or closes a popup.
      onOpenChange={(_, { reason, allowPropagation }) => {
        if (reason === 'escape-key') allowPropagation()
      }}
    >
      <Parts.Trigger render={children} />
      {/* To be read by eyes: the button has the same name, and its shortcut, for ears. */}
      <Parts.Portal aria-hidden container={usePopupContainer()}>
        <Parts.Positioner {...useOwner()} className="tf-floating" sideOffset={6}>
          <Parts.Popup className="tf-tooltip">
            {label}
            {shortcut !== null && <kbd className="tf-shortcut">{writeShortcut(shortcut, isMac())}</kbd>}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
