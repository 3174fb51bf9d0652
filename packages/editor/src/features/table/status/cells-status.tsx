import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { CellSelection } from '../cell-selection.ts'

const Status = lazyPart(async () => (await import('./status.tsx')).Status)

/** What is to be said of the selected cells, while there are several. */
export function CellsStatus({ editor }: { editor: EditorContext }): ReactElement | null {
  const { selection } = useEditorState(editor, state => ({
    selection:
      state.selection instanceof CellSelection && state.selection.ranges.length > 1 ? state.selection : null,
  }))
  return selection && <Status editor={editor} selection={selection} />
}
