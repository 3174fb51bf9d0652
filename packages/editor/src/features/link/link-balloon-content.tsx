import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { LinkActions } from './link-actions.tsx'
import { balloonMode } from './link-balloon-state.ts'
import { LinkForm } from './link-form.tsx'
import { findLink } from './link-range.ts'

/** What can be done with the link at the caret, or the form of its address. */
export function LinkBalloonContent({ editor }: { editor: EditorContext }): ReactElement {
  const { mode, href, isEmpty } = useEditorState(editor, state => {
    const link = findLink(state)
    return { mode: balloonMode(state), href: link?.href ?? '', isEmpty: !link && state.selection.empty }
  })
  return mode === 'edit' ? (
    <LinkForm editor={editor} href={href} asksText={isEmpty} />
  ) : (
    <LinkActions editor={editor} href={href} />
  )
}
