import type { ReactElement } from 'react'
import { popupsOf } from '../core/feature/feature-list.ts'
import { useFeatures } from '../core/feature/use-editor-state.ts'
import { BalloonHost } from './balloon-host.tsx'
import type { EditorController } from './editor-controller.ts'
import { SuggestionHost } from './suggestion-host.tsx'

/** What opens beside the text of a field. */
export function FieldPopups({ editor }: { editor: EditorController }): ReactElement {
  const features = useFeatures(editor)
  return (
    <>
      {popupsOf(features, 'overlays').map(({ id, popup: Overlay }) => (
        <Overlay key={id} editor={editor} />
      ))}
      <BalloonHost editor={editor} />
      <SuggestionHost editor={editor} />
    </>
  )
}
