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
  switch (item.kind) {
    case 'button':
      return <ToolbarButton editor={editor} item={item} shortcut={shortcut} />
    case 'menu':
      return <ToolbarMenu editor={editor} item={item} shortcut={shortcut} />
    case 'panel':
      return <ToolbarPanel editor={editor} item={item} shortcut={shortcut} />
  }
}
