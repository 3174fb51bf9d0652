import { imageAttrs } from '@taskfield/document'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { findImage } from '../find-image.ts'

const ImageHandles = lazyPart(async () => (await loadLater()).ImageHandles)

/** The handles of the selected image. A picture that is still uploaded has none. */
export function SelectedImage({ editor }: { editor: EditorContext }): ReactElement | null {
  const { pos } = useEditorState(editor, state => ({ pos: editor.isEditable ? findSelected(state) : null }))
  return pos === null ? null : <ImageHandles editor={editor} pos={pos} />
}

function findSelected(state: EditorState): number | null {
  const found = state.selection instanceof NodeSelection ? findImage(state) : null
  return found && imageAttrs(found.node).upload === null ? found.pos : null
}
