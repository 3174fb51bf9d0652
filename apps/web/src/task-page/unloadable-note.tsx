import { Button } from '../ui/button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { editorNotOpened, reloadPageLabel, retryLabel } from '../ui/messages.ts'
import { editorClosed } from './messages.ts'

/** Says that the field did not come, so that nobody waits for it. */
export function UnloadableNote({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { stage, open } = controller.field
  if (stage.name !== 'unloadable') return null
  return (
    <FloatingNote label={say(editorClosed)}>
      <span role="alert">{say(editorNotOpened)}</span>
      <Button variant="bare" onClick={() => open('text')}>
        {say(retryLabel)}
      </Button>
      <Button variant="bare" onClick={() => location.reload()}>
        {say(reloadPageLabel)}
      </Button>
    </FloatingNote>
  )
}
