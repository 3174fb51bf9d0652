import type { ReactElement, ReactNode } from 'react'
import { isMac, writeAriaShortcut } from '../../core/toolbar/shortcut.ts'
import { RowButton } from './tool-row.tsx'
import { Tooltip } from '../popups/tooltip.tsx'

interface ToolButtonProps {
  readonly label: string
  readonly shortcut: string | null
  readonly disabled: boolean
  /** Whether what the button switches is on; absent for a button that switches nothing. */
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A square button of a toolbar, named by its tooltip. */
export function ToolButton({
  label,
  shortcut,
  disabled,
  pressed,
  onPress,
  children,
}: ToolButtonProps): ReactElement {
  const keys = shortcut === null ? undefined : writeAriaShortcut(shortcut, isMac())
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <RowButton
        className="tf-tool"
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onPress}
      >
        {children}
      </RowButton>
    </Tooltip>
  )
}
