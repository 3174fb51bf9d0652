import { useSyncExternalStore, type ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { EditorController } from '../editor-controller.ts'

/** Says to those who do not see the text what has changed in it; nothing of it is shown. */
export function LiveRegion({ editor }: { editor: EditorController }): ReactElement {
  const say = useMessages()
  const { message, number, isUrgent } = useSyncExternalStore(editor.subscribe, () => editor.announcement)
  // Another element each time, so that the same words are said again.
  const words = message && <span key={number}>{say(message)}</span>
  return (
    <>
      <span role="status" className="tf-live">
        {!isUrgent && words}
      </span>
      <span role="alert" className="tf-live">
        {isUrgent && words}
      </span>
    </>
  )
}
