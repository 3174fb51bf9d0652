import { Fragment, type ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { RowLine } from '../ui/tools/tool-row.tsx'
import { ToolbarEntryView } from './toolbar-entry-view.tsx'

interface ToolbarGroupsProps {
  readonly editor: EditorContext
  readonly groups: readonly ToolbarGroup[]
}

/** Groups of items with a line between them. */
export function ToolbarGroups({ editor, groups }: ToolbarGroupsProps): ReactElement[] {
  return groups.map((group, index) => (
    <Fragment key={group[0]?.item.name}>
      {index > 0 && <RowLine />}
      {group.map(entry => (
        <ToolbarEntryView key={entry.item.name} editor={editor} entry={entry} />
      ))}
    </Fragment>
  ))
}
