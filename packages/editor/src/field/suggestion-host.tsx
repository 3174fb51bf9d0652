import { useEffect, useState, type ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { openSuggestion } from '../core/suggestion/suggestion-state.ts'
import type { SuggestionPopup } from '../ui/suggestion-popup.tsx'

interface Popup {
  readonly SuggestionPopup: typeof SuggestionPopup
}

/** Shows the list of suggestions that is open. What draws it is loaded when the first marker is typed. */
export function SuggestionHost({ editor }: { editor: EditorContext }): ReactElement | null {
  const { open } = useEditorState(editor, state => ({ open: openSuggestion(state) }))
  const [loaded, setLoaded] = useState<Popup | null>(null)
  const isMissing = open !== null && loaded === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    // Without a connection the text is typed on, and the next marker tries again.
    import('../ui/suggestion-popup.tsx').then(
      module => isWanted && setLoaded(module),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isMissing])
  if (!open || !loaded) return null
  // Another marker is another list.
  return <loaded.SuggestionPopup key={`${open.source.name} ${open.from}`} editor={editor} open={open} />
}
