import type { ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { openSuggestion } from '../core/suggestion/suggestion-state.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { loadLater } from '../ui/lazy/load-later.ts'

const SuggestionPopup = lazyPart(async () => (await loadLater()).SuggestionPopup)

/** Shows the list of suggestions that is open. */
export function SuggestionHost({ editor }: { editor: EditorContext }): ReactElement | null {
  const { open } = useEditorState(editor, state => ({ open: openSuggestion(state) }))
  // Another marker is another list.
  return open && <SuggestionPopup key={`${open.source.name} ${open.from}`} editor={editor} open={open} />
}
