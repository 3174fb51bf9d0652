import { Button } from '../ui/button.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { changeLabel } from '../ui/messages.ts'
import { doneLabel, stayOpenLabel } from './messages.ts'

/**
 * Opens the field and closes it; while it waits for images before it closes, it says so, and a press leaves the field open. It is one
 * button, so the focus may stay on it.
 */
export function EditButton({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { stage, preload, open } = controller.field
  const isOpen = stage.name === 'open'
  const isFinishing = isOpen && controller.isFinishing

  function act(): void {
    if (isFinishing) controller.stay()
    else if (isOpen) controller.finish()
    else open('text')
  }

  const openWords = isFinishing ? stayOpenLabel : doneLabel

  return (
    <Button
      variant={isOpen && !isFinishing ? 'primary' : 'plain'}
      aria-busy={stage.name === 'loading'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={act}
    >
      {say(isOpen ? openWords : changeLabel)}
    </Button>
  )
}
