import { Menu } from '@base-ui/react/menu'
import { Separator } from '@base-ui/react/separator'
import { Toolbar } from '@base-ui/react/toolbar'
import { Check, ChevronDown } from 'lucide-react'
import { createContext, useCallback, useContext, useRef, type ReactElement, type ReactNode } from 'react'
import type { ItemIcon } from '../core/toolbar/item-icon.tsx'
import { Icon } from './icon.tsx'
import { useOwner, usePopupContainer } from './popup-container.tsx'
import { Tooltip } from './tooltip.tsx'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

interface ActionMenuProps {
  readonly label: string
  /** Drawn beside the arrow; `null` for the arrow alone. */
  readonly icon: ItemIcon | null
  readonly disabled: boolean
  /** Called after an action that has left the focus in the drop-down: takes it to where the work goes on. */
  readonly onLeave: () => void
  /** `MenuAction`s and `MenuSwitch`es. They are drawn only while the drop-down is open. */
  readonly children: ReactNode
}

const ActContext = createContext<(act: () => void) => void>(act => act())

/** A drop-down of a toolbar whose lines do things. */
export function ActionMenu({ label, icon, disabled, onLeave, children }: ActionMenuProps): ReactElement {
  const acted = useRef(false)
  const popup = useRef<HTMLDivElement>(null)
  const act = useCallback(
    (run: () => void): void => {
      acted.current = true
      run()
      // The library gives the line that was pressed the focus. What is typed while the drop-down fades is for the text.
      queueMicrotask(() => {
        if (popup.current?.contains(document.activeElement)) onLeave()
      })
    },
    [onLeave],
  )
  return (
    <Menu.Root
      modal={false}
      disabled={disabled}
      onOpenChange={open => open && (acted.current = false)}
      onOpenChangeComplete={open => open && unhideFocusGuards()}
    >
      <Tooltip label={label}>
        <Toolbar.Button
          className={icon ? 'tf-tool tf-tool-actions' : 'tf-tool tf-tool-narrow'}
          aria-label={label}
          disabled={disabled}
          render={<Menu.Trigger />}
        >
          {icon && <Icon of={icon} />}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Toolbar.Button>
      </Tooltip>
      <Menu.Portal container={usePopupContainer()} role="region" aria-label={label}>
        <Menu.Positioner
          {...useOwner()}
          className="tf-floating"
          sideOffset={4}
          align="start"
          collisionPadding={8}
        >
          {/* Without an action the focus goes back to the button. */}
          <Menu.Popup ref={popup} className="tf-popup tf-menu" finalFocus={() => !acted.current}>
            <ActContext.Provider value={act}>{children}</ActContext.Provider>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface MenuActionProps {
  readonly label: string
  readonly icon: ItemIcon
  readonly disabled: boolean
  readonly onAct: () => void
}

/** A line that does something and closes the drop-down. */
export function MenuAction({ label, icon, disabled, onAct }: MenuActionProps): ReactElement {
  const act = useContext(ActContext)
  return (
    <Menu.Item className="tf-menu-item" disabled={disabled} onClick={() => act(onAct)}>
      <Icon of={icon} />
      {label}
    </Menu.Item>
  )
}

interface MenuSwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onSwitch: () => void
}

/** A line that is on or off. The drop-down stays open. */
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
