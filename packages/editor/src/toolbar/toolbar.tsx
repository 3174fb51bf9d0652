import { memo, type NamedExoticComponent, type ReactElement, type RefObject } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarGroup, ToolbarOverflow } from '../core/toolbar/toolbar-layout.ts'
import { useMessages } from '../messages/locale.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { ToolRow } from '../ui/tools/tool-row.tsx'
import { toolbarLabel } from './messages.ts'
import { OverflowMenu } from './overflow-menu.tsx'
import { splitGroups } from './split-groups.ts'
import { ToolbarGroups } from './toolbar-groups.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useHiddenItems } from './use-hidden-items.ts'

interface ToolbarProps {
  readonly editor: EditorContext
  readonly groups: readonly ToolbarGroup[]
  readonly overflow: ToolbarOverflow
  readonly bar: RefObject<HTMLDivElement | null>
}

/**
 * The toolbar of the field: one tab stop, arrows between the items, Escape back to the text. What does not fit into
 * its width stands behind the last button; under fingers the row scrolls sideways.
 */
export const Toolbar: NamedExoticComponent<ToolbarProps> = memo(function Toolbar({
  editor,
  groups,
  overflow,
  bar,
}: ToolbarProps): ReactElement {
  const say = useMessages()
  const names = groups.flat().map(({ item }) => item.name)
  const { shown, hidden } = splitGroups(groups, useHiddenItems(bar, names, overflow))
  useAboveKeyboard(bar, editor)
  return (
    <ToolRow
      place={bar}
      className="tf-toolbar"
      label={say(toolbarLabel)}
      editor={editor}
      // The text keeps its focus and its selection while the pointer works here.
      onMouseDown={keepFocus}
    >
      <ToolbarGroups editor={editor} groups={shown} />
      {hidden.length > 0 && <OverflowMenu editor={editor} groups={hidden} />}
    </ToolRow>
  )
})
