import { Menu } from '@base-ui/react/menu'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { MenuPopup } from './menu-popup.tsx'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

interface AnchoredMenuProps {
  readonly label: string
  /** The button that has opened the menu. React need not have drawn it. */
  readonly button: HTMLElement
  readonly side?: 'bottom' | 'right'
  readonly align?: 'start' | 'end'
  readonly onClose: () => void
  /** Called after a line was chosen: takes the focus to where the work goes on. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/**
 * The menu of a button, open for as long as it is drawn. Its active line has the focus first, and on Escape the
 * button.
 */
export function AnchoredMenu(props: AnchoredMenuProps): ReactElement {
  const { label, button, side = 'bottom', align = 'start', onClose, onLeave, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { reason, event }) => {
        // The press on the button itself comes to it, too, and closes the menu there.
        if (open || (event.target instanceof Node && button.contains(event.target))) return
        if (reason === 'escape-key') button.focus()
        onClose()
        // The library gives the line that was pressed the focus.
        if (reason === 'item-press') queueMicrotask(onLeave)
      }}
      onOpenChangeComplete={open => {
        if (!open) return
        unhideFocusGuards()
        popup.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
      }}
    >
      <MenuPopup label={label} popup={popup} anchor={button} side={side} align={align} finalFocus={false}>
        {children}
      </MenuPopup>
    </Menu.Root>
  )
}
