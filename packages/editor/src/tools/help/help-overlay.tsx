import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { closeHelp, isHelpOpen } from './help-state.ts'

const HelpDialog = lazyPart(async () => (await loadLater()).HelpDialog)

/** The dialog that explains the keys, once it was opened. It stays there to fade. */
export function HelpOverlay({ editor }: { editor: EditorContext }): ReactElement | null {
  const { isOpen } = useEditorState(editor, state => ({ isOpen: isHelpOpen(state) }))
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen ? <HelpDialog editor={editor} giveUp={isOpen && (() => editor.apply(closeHelp))} /> : null
}
