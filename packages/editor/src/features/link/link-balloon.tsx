import type { ReactElement } from 'react'
import type { Balloon } from '../../core/feature/balloon.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { LinkActions } from './link-actions.tsx'
import { balloonMode, closeBalloon } from './link-balloon-state.ts'
import { LinkForm } from './link-form.tsx'
import { findLink } from './link-range.ts'
import { linkLabel } from './messages.ts'

/** The balloon of the link at the caret: what can be done with it, or the form of its address. */
export const linkBalloon: Balloon = {
  name: 'link',
  label: linkLabel,
  // Before the toolbar of an image whose link was asked for.
  priority: 1,
  findAnchor(state) {
    const mode = balloonMode(state)
    if (!mode) return null
    const { from, to } = findLink(state) ?? state.selection
    return { from, to, takesFocus: mode === 'edit' }
  },
  close: closeBalloon,
  component: LinkBalloon,
}

function LinkBalloon({ editor }: { editor: EditorContext }): ReactElement {
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
