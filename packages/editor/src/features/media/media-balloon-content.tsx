import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { mediaBalloonMode } from './media-balloon-state.ts'
import { findSelectedMedia } from './media-commands.ts'
import { MediaActions, MediaForm } from './media-panels.tsx'

/** What can be done with the selected media, or the form of an address. */
export function MediaBalloonContent({ editor }: { editor: EditorContext }): ReactElement {
  const { mode, url } = useEditorState(editor, state => ({
    mode: mediaBalloonMode(state),
    url: findSelectedMedia(state)?.url ?? '',
  }))
  return mode === 'edit' ? (
    <MediaForm editor={editor} url={url} />
  ) : (
    <MediaActions editor={editor} url={url} />
  )
}
