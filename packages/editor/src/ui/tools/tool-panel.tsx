import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { WhenLoaded } from '../lazy/lazy-part.tsx'
import { PanelPopup } from '../popups/panel-popup.tsx'
import { RowButton } from './tool-row.tsx'
import { Tooltip } from '../popups/tooltip.tsx'
import { usePopupButton } from '../popups/use-popup-button.ts'

interface ToolPanelProps {
  readonly label: string
  readonly disabled: boolean
  /** `null` for the arrow beside a button. */
  readonly icon: ReactNode
  /** The colour of the bar below the icon; `null` for none. */
  readonly color: string | null
  /** Called when the panel has been closed from within. */
  readonly onClosed: () => void
  /** The component that is drawn as the panel: its code is waited for. */
  readonly content: object
  /** Draws the panel; it closes itself with the function that it gets. */
  readonly children: (close: () => void) => ReactNode
}

/** A button of a toolbar that opens a panel below it. */
export function ToolPanel(props: ToolPanelProps): ReactElement {
  const { label, disabled, icon, color, onClosed, content, children } = props
  const { button, popup, openings } = usePopupButton('dialog', disabled)
  const close = (): void => {
    popup?.onClose()
    onClosed()
  }
  return (
    <>
      <Tooltip label={label} shortcut={null}>
        <RowButton
          {...button}
          className={icon === null ? 'tf-tool tf-tool-narrow' : 'tf-tool'}
          aria-label={label}
          disabled={disabled}
        >
          {icon ?? <ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
          {color !== null && <span className="tf-tool-color" style={{ backgroundColor: color }} />}
        </RowButton>
      </Tooltip>
      {popup && (
        <WhenLoaded popup={PanelPopup} content={content} giveUp={popup.giveUp}>
          <PanelPopup {...popup} label={label} align="start">
            {/* A panel that is opened again while it still closes is a new one. */}
            <Fragment key={openings}>{children(close)}</Fragment>
          </PanelPopup>
        </WhenLoaded>
      )}
    </>
  )
}
