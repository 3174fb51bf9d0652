import { isNode } from '../../dom/kinds.ts'
import { Menu } from '@base-ui/react/menu'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { MenuPopup } from './menu-popup.tsx'
import { focusAfter } from './focus-after.ts'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

interface AnchoredMenuProps {
  readonly label: string
  /** The button that has opened the menu. React need not have drawn it. */
  readonly button: HTMLElement
  /** True unless it is said: then the menu is open for as long as it is drawn. */
  readonly isOpen?: boolean
  readonly side?: 'bottom' | 'right'
  readonly align?: 'start' | 'end'
  readonly onClose: () => void
  /** Called after a line was chosen, with whether the focus is still in the menu, or nowhere: takes it to where the work goes on. */
  readonly onLeave: (hasFocus: boolean) => void
  readonly children: ReactNode
}

/**
 * The menu of a button. Its active line has the focus first, else its first one after a key; on Escape and Tab the button has it.
 */
export function AnchoredMenu(props: AnchoredMenuProps): ReactElement {
  const { label, button, isOpen = true, side = 'bottom', align = 'start', onClose, onLeave, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(false)
  // What has changed may have taken the menu away, and its focus with it.
  const hasFocus = (): boolean => focusAfter(button, popup.current) !== false
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(open, { reason, event }) => {
        // The press on the button itself comes to it, too, and closes the menu there.
        if (open || (isNode(event.target) && button.contains(event.target))) return
        if (reason === 'escape-key') button.focus()
        onClose()
        // The library gives the line that was pressed the focus.
        wasChosen.current = reason === 'item-press'
        if (wasChosen.current) queueMicrotask(() => onLeave(hasFocus()))
      }}
      onOpenChangeComplete={open => {
        if (!open) return
        wasChosen.current = false
        unhideFocusGuards(button)
        focusLine(popup.current, button)
      }}
    >
      <MenuPopup
        label={label}
        popup={popup}
        anchor={button}
        side={side}
        align={align}
        onTab={() => {
          button.focus()
          onClose()
        }}
        finalFocus={() => !wasChosen.current && focusAfter(button, popup.current)}
      >
        {children}
      </MenuPopup>
    </Menu.Root>
  )
}

function focusLine(popup: HTMLElement | null, button: HTMLElement): void {
  const isByKey = button.matches(':focus-visible') || popup?.matches(':has(:focus-visible)') === true
  const active = popup?.querySelector<HTMLElement>('[aria-checked=true]')
  const first = isByKey
    ? popup?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')
    : null
  ;(active ?? first)?.focus()
}
