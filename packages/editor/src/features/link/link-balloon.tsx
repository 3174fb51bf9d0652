import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Balloon } from '../../ui/balloon.tsx'
import { LinkActions } from './link-actions.tsx'
import { balloonMode, closeBalloon } from './link-balloon-state.ts'
import { LinkForm } from './link-form.tsx'
import { findLink } from './link-range.ts'
import { linkLabel } from './messages.ts'

/** The balloon of the link at the caret: what can be done with it, or the form of its address. */
export function LinkBalloon({ editor }: { editor: EditorContext }): ReactElement | null {
  const { mode } = useEditorState(editor, state => ({ mode: editor.isEditable ? balloonMode(state) : null }))
  return mode && <OpenBalloon key={mode} editor={editor} mode={mode} />
}

function OpenBalloon({ editor, mode }: { editor: EditorContext; mode: 'edit' | 'actions' }): ReactElement {
  const say = useMessages()
  const { href, from, to } = useEditorState(editor, state => {
    const link = findLink(state)
    const { from: start, to: end } = link ?? state.selection
    return { href: link?.href ?? '', from: start, to: end }
  })
  return (
    <Balloon
      editor={editor}
      label={say(linkLabel)}
      from={from}
      to={to}
      takesFocus={mode === 'edit'}
      onClose={() => editor.run(closeBalloon)}
    >
      {mode === 'edit' ? (
        <LinkForm editor={editor} href={href} asksText={from === to} />
      ) : (
        <LinkActions editor={editor} href={href} />
      )}
    </Balloon>
  )
}
