import { lazy, type ReactElement } from 'react'
import type { Balloon } from '../../core/feature/balloon.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { closeMediaBalloon, mediaBalloonMode } from './media-balloon-state.ts'
import { findSelectedMedia } from './media-commands.ts'
import { mediaLabel } from './messages.ts'

/** Loaded when something is inserted, or media is selected. */
const loadPanels = () => import('./media-panels.tsx')
const MediaForm = lazy(async () => ({ default: (await loadPanels()).MediaForm }))
const MediaActions = lazy(async () => ({ default: (await loadPanels()).MediaActions }))

/** The balloon of the selected media: what can be done with it, or the form of its address; also the form of a new one. */
export const mediaBalloon: Balloon = {
  name: 'media',
  label: mediaLabel,
  findAnchor(state) {
    const mode = mediaBalloonMode(state)
    const { from, to } = state.selection
    return mode && { from, to, takesFocus: mode === 'edit' }
  },
  close: closeMediaBalloon,
  component: MediaBalloon,
}

function MediaBalloon({ editor }: { editor: EditorContext }): ReactElement {
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
