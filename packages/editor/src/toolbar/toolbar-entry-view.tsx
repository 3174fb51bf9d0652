import type { ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import type { ToolbarEntry } from '../core/toolbar-layout.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'
import { ToolbarPanel } from './toolbar-panel.tsx'

interface ToolbarEntryViewProps {
  readonly field: Field
  readonly entry: ToolbarEntry
}

/** Draws an item by its kind. */
export function ToolbarEntryView({ field, entry: { item, shortcut } }: ToolbarEntryViewProps): ReactElement {
  if ('choices' in item) return <ToolbarMenu field={field} item={item} shortcut={shortcut} />
  if ('panel' in item) return <ToolbarPanel field={field} item={item} shortcut={shortcut} />
  return <ToolbarButton field={field} item={item} shortcut={shortcut} />
}
