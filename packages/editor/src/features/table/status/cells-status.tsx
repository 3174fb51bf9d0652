import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { useSeveralCells } from './use-several-cells.ts'

const Status = lazyPart(async () => (await loadLater()).Status)

/** What is to be said of the selected cells in a text that is only read; elsewhere the toolbar of the table says it. */
export function CellsStatus({ editor }: { editor: EditorContext }): ReactElement | null {
  const cells = useSeveralCells(editor)
  return cells && !editor.isEditable ? <Status editor={editor} cells={cells} /> : null
}
