import { Popover } from '@base-ui/react/popover'
import { Toolbar } from '@base-ui/react/toolbar'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState, type ReactElement, type ReactNode } from 'react'
import { useOwner, usePopupContainer } from './popup-container.tsx'
import { Tooltip } from './tooltip.tsx'

interface ToolPanelProps {
  readonly label: string
  readonly disabled: boolean
  /** `null` for the arrow beside a button. */
  readonly icon: ReactNode
  /** The colour of the bar below the icon; `null` for none. */
  readonly color: string | null
  /** Called when the panel has been closed from within. */
  readonly onClosed: () => void
  /** Draws the panel; it closes itself with the function that it gets. */
  readonly children: (close: () => void) => ReactNode
}

/** A button of a toolbar that opens a panel below it. */
export function ToolPanel({
  label,
  disabled,
  icon,
  color,
  onClosed,
  children,
}: ToolPanelProps): ReactElement {
  const [open, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const close = (): void => {
    setOpen(false)
    onClosed()
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={next => {
        setOpen(next)
        if (next) setOpenings(count => count + 1)
      }}
    >
      <Tooltip label={label} shortcut={null}>
        <Toolbar.Button
          className={icon === null ? 'tf-tool tf-tool-narrow' : 'tf-tool'}
          aria-label={label}
          disabled={disabled}
          render={<Popover.Trigger />}
        >
          {icon ?? <ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
          {color !== null && <span className="tf-tool-color" style={{ backgroundColor: color }} />}
        </Toolbar.Button>
      </Tooltip>
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner {...useOwner()} className="tf-floating" sideOffset={4} align="start">
          <Popover.Popup className="tf-popup" aria-label={label}>
            {/* A panel that is opened again while it still closes is a new one. */}
            <Fragment key={openings}>{children(close)}</Fragment>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
