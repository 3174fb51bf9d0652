import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode, Ref } from 'react'
import { usePlacing, usePopupContainer } from './popup-container.tsx'

/** One line of a drop-down. */
export interface MenuChoice {
  readonly name: string
  readonly label: ReactNode
}

interface MenuPopupProps {
  readonly label: string
  readonly popup?: Ref<HTMLDivElement>
  /** What has the focus once the menu is closed; `false` for what has it then. */
  readonly finalFocus: () => HTMLElement | false
  /** The element that the menu opens at, where that is not its button. */
  readonly anchor?: Element | null
  readonly side?: 'bottom' | 'right'
  readonly align?: 'start' | 'end'
  /** Tab closes a menu. */
  readonly onTab: () => void
  readonly children: ReactNode
}

/** What a drop-down opens. */
export function MenuPopup(props: MenuPopupProps): ReactElement {
  const { label, popup, finalFocus, anchor, side = 'bottom', align = 'start', onTab, children } = props
  return (
    <Menu.Portal container={usePopupContainer()} role="region" aria-label={label}>
      <Menu.Positioner
        {...usePlacing()}
        className="tf-floating"
        sideOffset={4}
        side={side}
        align={align}
        {...(anchor !== undefined && { anchor, collisionPadding: 8 })}
      >
        <Menu.Popup
          ref={popup}
          className="tf-popup tf-menu"
          finalFocus={finalFocus}
          onKeyDown={event => {
            if (event.key !== 'Tab') return
            event.preventDefault()
            onTab()
          }}
          {...(anchor && { 'aria-label': label })}
        >
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}

interface MenuChoicesProps {
  /** The name of the active choice; `null` while there is none. */
  readonly active: string | null
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (name: string) => void
}

/** Lines of a drop-down of which one is active. */
export function MenuChoices({ active, choices, onChoose }: MenuChoicesProps): ReactElement {
  return (
    <Menu.RadioGroup value={active} onValueChange={(name: string) => onChoose(name)}>
      {choices.map(choice => (
        <Menu.RadioItem key={choice.name} className="tf-menu-item" value={choice.name} closeOnClick>
          <span className="tf-menu-check">
            <Menu.RadioItemIndicator>
              <Check size={16} strokeWidth={1.75} aria-hidden />
            </Menu.RadioItemIndicator>
          </span>
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
