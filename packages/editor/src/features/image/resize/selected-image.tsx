import { imageAttrs } from '@taskfield/document'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import { lazy, Suspense, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { findImage } from '../find-image.ts'

const ImageHandles = lazy(async () => ({ default: (await import('./image-handles.tsx')).ImageHandles }))

/** The handles of the selected image, loaded when the first one is selected. A picture that is still uploaded has none. */
export function SelectedImage({ editor }: { editor: EditorContext }): ReactElement | null {
  const { pos } = useEditorState(editor, state => ({ pos: editor.isEditable ? findSelected(state) : null }))
  return pos === null ? null : (
    <Suspense>
      <ImageHandles editor={editor} pos={pos} />
    </Suspense>
  )
}

function findSelected(state: EditorState): number | null {
  const found = state.selection instanceof NodeSelection ? findImage(state) : null
  return found && imageAttrs(found.node).upload === null ? found.pos : null
}
