import { Toolbar as Parts } from '@base-ui/react/toolbar'
import { memo, type KeyboardEvent, type NamedExoticComponent, type ReactElement, type RefObject } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarGroup } from '../core/toolbar-layout.ts'
import { useMessages } from '../messages/locale.tsx'
import { toolbarLabel } from './messages.ts'
import { OverflowMenu } from './overflow-menu.tsx'
import { splitGroups } from './split-groups.ts'
import { ToolbarGroups } from './toolbar-groups.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useFittingItems } from './use-fitting-items.ts'

interface ToolbarProps {
  readonly field: Field
  readonly groups: readonly ToolbarGroup[]
  readonly ref: RefObject<HTMLDivElement | null>
}

/**
 * The toolbar of the field: one tab stop, arrows between the items, Escape back to the text. What does not fit into
 * its width stands behind the last button.
 */
export const Toolbar: NamedExoticComponent<ToolbarProps> = memo(function Toolbar({
  field,
  groups,
  ref,
}: ToolbarProps): ReactElement {
  const say = useMessages()
  const fitting = useFittingItems(ref)
  useAboveKeyboard(ref, field)
  const { shown, hidden } = splitGroups(groups, fitting)
  return (
    <Parts.Root
      ref={ref}
      className="tf-toolbar"
      aria-label={say(toolbarLabel)}
      // The text keeps its focus and its selection while the pointer works here.
      onMouseDown={event => event.preventDefault()}
      onKeyDown={event => moveByKey(event, field)}
    >
      <ToolbarGroups field={field} groups={shown} />
      {hidden.length > 0 && <OverflowMenu field={field} groups={hidden} />}
    </Parts.Root>
  )
})

function moveByKey(event: KeyboardEvent<HTMLElement>, field: Field): void {
  const bar = event.currentTarget
  // Keys in a popup reach here too, through React's tree.
  if (!(event.target instanceof Element) || !bar.contains(event.target)) return
  const buttons = bar.querySelectorAll<HTMLElement>('button')
  if (event.key === 'Escape') field.focus()
  else if (event.key === 'Home') buttons[0]?.focus()
  else if (event.key === 'End') buttons[buttons.length - 1]?.focus()
  else return
  event.preventDefault()
}
