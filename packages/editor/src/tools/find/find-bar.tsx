import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { closeFind } from './find-commands.ts'
import { findOf } from './find-state.ts'

const OpenBar = lazyPart(async () => (await loadLater()).OpenBar)

/** The bar of find and replace, while it is open. */
export function FindBar({ editor }: { editor: EditorContext }): ReactElement | null {
  const { isOpen } = useEditorState(editor, state => ({ isOpen: findOf(state) !== null }))
  return isOpen ? <OpenBar editor={editor} giveUp={() => editor.apply(closeFind)} /> : null
}
