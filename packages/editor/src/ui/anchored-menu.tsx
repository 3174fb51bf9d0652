import { Menu } from '@base-ui/react/menu'
import { useRef, type ReactElement } from 'react'
import { MenuPopup, type MenuChoice } from './menu-popup.tsx'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

interface AnchoredMenuProps {
  readonly label: string
  /** The button that has opened the menu. React need not have drawn it. */
  readonly button: HTMLElement
  /** The name of the active choice; `null` while there is none. */
  readonly active: string | null
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
  /** Called after a choice: takes the focus to where the work goes on. */
  readonly onLeave: () => void
}

/**
 * The menu of a button in the text, open for as long as it is drawn. Its active line has the focus first, and
 * on Escape the button.
 */
export function AnchoredMenu(props: AnchoredMenuProps): ReactElement {
  const { label, button, active, choices, onChoose, onClose, onLeave } = props
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
      <MenuPopup
        label={label}
        popup={popup}
        anchor={button}
        align="end"
        active={active}
        choices={choices}
        finalFocus={false}
        onChoose={onChoose}
      />
    </Menu.Root>
  )
}
