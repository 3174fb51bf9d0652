import type { ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarEntry } from '../core/toolbar/toolbar-layout.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { ToolbarMenu } from './toolbar-menu.tsx'
import { ToolbarPanel } from './toolbar-panel.tsx'

interface ToolbarEntryViewProps {
  readonly editor: EditorContext
  readonly entry: ToolbarEntry
}

/** Draws an item by its kind. */
export function ToolbarEntryView({ editor, entry: { item, shortcut } }: ToolbarEntryViewProps): ReactElement {
  if ('choices' in item) return <ToolbarMenu editor={editor} item={item} shortcut={shortcut} />
  if ('panel' in item) return <ToolbarPanel editor={editor} item={item} shortcut={shortcut} />
  return <ToolbarButton editor={editor} item={item} shortcut={shortcut} />
}
