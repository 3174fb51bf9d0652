import { Menu } from '@base-ui/react/menu'
import { Separator } from '@base-ui/react/separator'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import { Icon } from '../icon.tsx'

interface MenuActionProps {
  readonly label: string
  readonly icon: ItemIcon
  readonly disabled: boolean
  /** Said below the label: why it cannot be done. */
  readonly note?: string | null
  readonly onAct: () => void
}

/** A line that does something and closes the menu. */
export function MenuAction({ label, icon, disabled, note, onAct }: MenuActionProps): ReactElement {
  return (
    <Menu.Item className="tf-menu-item" disabled={disabled} onClick={onAct}>
      <Icon of={icon} />
      <span>
        {label}
        {note && <span className="tf-menu-note">{note}</span>}
      </span>
    </Menu.Item>
  )
}

interface MenuSwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onSwitch: () => void
}

/** A line that is on or off. The menu stays open. */
export function MenuSwitch({ label, checked, disabled, onSwitch }: MenuSwitchProps): ReactElement {
  return (
    <Menu.CheckboxItem
      className="tf-menu-item"
      checked={checked}
      disabled={disabled}
      closeOnClick={false}
      onCheckedChange={onSwitch}
    >
      <span className="tf-menu-box">
        <Menu.CheckboxItemIndicator>
          <Check size={14} strokeWidth={2.5} aria-hidden />
        </Menu.CheckboxItemIndicator>
      </span>
      {label}
    </Menu.CheckboxItem>
  )
}

/** A line between groups. */
export function MenuLine(): ReactElement {
  return <Separator className="tf-menu-line" />
}
