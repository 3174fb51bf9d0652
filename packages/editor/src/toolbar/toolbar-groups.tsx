import { Toolbar } from '@base-ui/react/toolbar'
import { Fragment, type ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarGroup } from '../core/toolbar-layout.ts'
import { ToolbarEntryView } from './toolbar-entry-view.tsx'

interface ToolbarGroupsProps {
  readonly field: Field
  readonly groups: readonly ToolbarGroup[]
}

/** Groups of items with a line between them. */
export function ToolbarGroups({ field, groups }: ToolbarGroupsProps): ReactElement[] {
  return groups.map((group, index) => (
    <Fragment key={group[0]?.item.name}>
      {index > 0 && <Toolbar.Separator className="tf-toolbar-line" />}
      {group.map(entry => (
        <ToolbarEntryView key={entry.item.name} field={field} entry={entry} />
      ))}
    </Fragment>
  ))
}
