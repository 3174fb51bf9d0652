import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { openLanguageMenuOf, setLanguageMenu } from './language-menu-state.ts'

const LanguageMenu = lazyPart(async () => (await loadLater()).LanguageMenu)

/** The menu of languages, while it is open. */
export function LanguageOverlay({ editor }: { editor: EditorContext }): ReactElement | null {
  const { isOpen } = useEditorState(editor, state => ({ isOpen: openLanguageMenuOf(state) !== null }))
  return isOpen ? <LanguageMenu editor={editor} giveUp={() => editor.apply(setLanguageMenu(null))} /> : null
}
