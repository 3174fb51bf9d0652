import { memo, type NamedExoticComponent, type ReactElement } from 'react'
import { useMessages } from '../../../messages/locale.tsx'
import type { Axis } from '../grid/axis.ts'
import { lineLabel } from './messages.ts'

/** What the handle of a row or column does. */
export interface LineHandleActions {
  /** Selects the line; `isMore` adds it to those that are selected. */
  readonly select: (axis: Axis, line: number, isMore: boolean) => void
  readonly openMenu: (axis: Axis, button: HTMLElement) => void
  readonly drag: (axis: Axis, line: number, event: PointerEvent) => void
}

interface LineHandleProps {
  readonly axis: Axis
  readonly line: number
  /** Where the line begins and ends: px. */
  readonly from: number
  readonly to: number
  /** Whether the selection begins in it. */
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly actions: LineHandleActions
}

/**
 * The handle of a row or a column. A click selects it, with Shift those between, too; another one opens its menu, as Enter
 * and the right button of the mouse do; dragging moves it.
 */
export const LineHandle: NamedExoticComponent<LineHandleProps> = memo(function LineHandle(
  props: LineHandleProps,
): ReactElement {
  const { axis, line, from, to, isCurrent, isSelected, actions } = props
  const say = useMessages()
  const size = to - from
  return (
    <button
      type="button"
      className="tf-line-handle"
      data-axis={axis}
      data-line={line}
      data-current={isCurrent}
      aria-label={say(lineLabel[axis](line + 1))}
      aria-haspopup="menu"
      aria-pressed={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      style={axis === 'row' ? { top: from, height: size } : { left: from, width: size }}
      // The text keeps its focus.
      onMouseDown={event => event.preventDefault()}
      onPointerDown={event =>
        event.button === 0 && !event.shiftKey && actions.drag(axis, line, event.nativeEvent)
      }
      onClick={({ detail, shiftKey, currentTarget }) => {
        // A click without a press is that of a key, or of a screen reader.
        const isKey = detail === 0
        if (!isSelected || shiftKey || isKey) actions.select(axis, line, shiftKey)
        if (!shiftKey && (isSelected || isKey)) actions.openMenu(axis, currentTarget)
      }}
      onContextMenu={event => {
        event.preventDefault()
        if (!isSelected) actions.select(axis, line, false)
        actions.openMenu(axis, event.currentTarget)
      }}
    />
  )
})
