import { ChevronDown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { loadLater } from '../lazy/load-later.ts'
import type { MenuChoice } from '../popups/menu-popup.tsx'
import { RowButton } from './tool-row.tsx'
import { Tooltip } from '../popups/tooltip.tsx'
import { usePopupButton } from '../popups/use-popup-button.ts'

const ToolMenuPopup = lazyPart(async () => (await loadLater()).ToolMenuPopup)

interface ToolMenuProps {
  readonly label: string
  /** What the closed drop-down shows. */
  readonly shown: string
  /** Drawn instead of the words; `null` for the arrow alone. */
  readonly drawn?: ReactNode
  /** The name of the active choice; `null` while there is none. */
  readonly active: string | null
  readonly choices: readonly MenuChoice[]
  readonly disabled: boolean
  readonly onChoose: (name: string) => void
  /** Called after a choice that has left the focus in the drop-down: takes it to where the work goes on. */
  readonly onLeave: () => void
}

/** A drop-down of a toolbar: one of several choices is active. */
export function ToolMenu(props: ToolMenuProps): ReactElement {
  const { label, shown, drawn, active, choices, disabled, onChoose, onLeave } = props
  const { button, popup } = usePopupButton('menu', disabled)
  return (
    <>
      <Tooltip label={label}>
        <RowButton
          {...button}
          className={drawn === undefined ? 'tf-tool tf-tool-menu' : 'tf-tool tf-tool-narrow'}
          aria-label={shown === label ? label : `${label}: ${shown}`}
          disabled={disabled}
        >
          {drawn === undefined ? <span className="tf-tool-text">{shown}</span> : drawn}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </RowButton>
      </Tooltip>
      {popup && <ToolMenuPopup {...{ ...popup, label, active, choices, onChoose, onLeave }} />}
    </>
  )
}
