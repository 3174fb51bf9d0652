import type { ReactElement } from 'react'
import { AnchoredMenu } from './anchored-menu.tsx'
import { MenuChoices, type MenuChoice } from './menu-popup.tsx'
import type { OpenedPopup } from './use-popup-button.ts'

interface ToolMenuPopupProps extends OpenedPopup {
  readonly label: string
  readonly active: string | null
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (name: string) => void
  readonly onLeave: () => void
}

/** The choices of a drop-down of a toolbar. */
export function ToolMenuPopup(props: ToolMenuPopupProps): ReactElement {
  const { label, button, isOpen, onClose, active, choices, onChoose, onLeave } = props
  return (
    <AnchoredMenu
      label={label}
      button={button}
      isOpen={isOpen}
      onClose={onClose}
      onLeave={hasFocus => hasFocus && onLeave()}
    >
      <MenuChoices active={active} choices={choices} onChoose={onChoose} />
    </AnchoredMenu>
  )
}
