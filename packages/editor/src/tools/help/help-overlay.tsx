import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { isHelpOpen } from './help-state.ts'

const HelpDialog = lazyPart(async () => (await loadLater()).HelpDialog, { takesFocus: true })

/** The dialog that explains the keys, once it was opened. It stays there to fade. */
export function HelpOverlay({ editor }: { editor: EditorContext }): ReactElement | null {
  const { isOpen } = useEditorState(editor, state => ({ isOpen: isHelpOpen(state) }))
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen ? <HelpDialog editor={editor} /> : null
}
