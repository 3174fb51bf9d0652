import { ChevronDown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import { AnchoredMenu } from './anchored-menu.tsx'
import { Icon } from '../icon.tsx'
import { RowButton } from '../tools/tool-row.tsx'
import { Tooltip } from './tooltip.tsx'
import { usePopupButton } from './use-popup-button.ts'

interface ActionMenuProps {
  readonly label: string
  /** Drawn beside the arrow; `null` for the arrow alone. */
  readonly icon: ItemIcon | null
  readonly disabled: boolean
  /** Called after an action that has left the focus in the drop-down: takes it to where the work goes on. */
  readonly onLeave: () => void
  /** Lines of `menu-lines.tsx`. They are drawn only while the drop-down is open. */
  readonly children: ReactNode
}

/** A drop-down of a toolbar whose lines do things. */
export function ActionMenu({ label, icon, disabled, onLeave, children }: ActionMenuProps): ReactElement {
  const { button, popup } = usePopupButton('menu', disabled)
  return (
    <>
      <Tooltip label={label}>
        <RowButton
          {...button}
          className={icon ? 'tf-tool tf-tool-actions' : 'tf-tool tf-tool-narrow'}
          aria-label={label}
          disabled={disabled}
        >
          {icon && <Icon of={icon} />}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </RowButton>
      </Tooltip>
      {popup && (
        <AnchoredMenu {...popup} label={label} onLeave={hasFocus => hasFocus && onLeave()}>
          {children}
        </AnchoredMenu>
      )}
    </>
  )
}
