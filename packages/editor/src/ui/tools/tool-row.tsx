import {
  forwardRef,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
} from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { keepTabStop, moveInRow, takeTabStop } from './row-keys.ts'

interface ToolRowProps {
  readonly label: string
  readonly className: string
  readonly place?: RefObject<HTMLDivElement | null>
  /** The field to whose text Escape leads back; without it Escape is left to others. */
  readonly editor?: EditorContext
  readonly onMouseDown?: (event: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** A toolbar: one stop of the Tab key, with arrows, Home and End between its buttons. */
export function ToolRow({ label, className, place, editor, ...props }: ToolRowProps): ReactElement {
  const own = useRef<HTMLDivElement>(null)
  const row = place ?? own
  useLayoutEffect(() => (row.current ? keepTabStop(row.current) : undefined), [row])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, never the row
    <div
      {...props}
      ref={row}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      className={className}
      onKeyDown={event => moveInRow(event, editor)}
      onFocus={(event: FocusEvent<HTMLElement>) => takeTabStop(event.currentTarget, event.target)}
    />
  )
}

/** The line between two groups of buttons. */
export function RowLine(): ReactElement {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line between groups is no control
  return <div role="separator" aria-orientation="vertical" className="tf-toolbar-line" />
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>

/** A button of a `ToolRow`. While it is disabled it can be reached all the same, so that its name is found. */
export const RowButton: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef(function RowButton(
    { disabled = false, onClick, onKeyDown, onPointerDown, children, ...props }: ButtonProps,
    ref: ForwardedRef<HTMLButtonElement>,
  ): ReactElement {
    return (
      <button
        {...props}
        ref={ref}
        type="button"
        // Which button is the stop of the Tab key is known to the row alone: React never changes what it has set.
        tabIndex={-1}
        aria-disabled={disabled}
        {...(disabled
          ? { 'data-disabled': '', onPointerDown: event => event.preventDefault() }
          : { onClick, onKeyDown, onPointerDown })}
      >
        {children}
      </button>
    )
  })
