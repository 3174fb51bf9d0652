import { DraftBar } from '../drafts/draft-bar.tsx'
import { savingWords } from '../saving/saving-words.ts'
import { currentText, unsavedText } from '../saving/saving-state.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import { useToday } from '../ui/use-today.ts'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { copyTextLabel, savedVersion } from '../ui/messages.ts'
import { keepTabOpen, notOnDevice, textOnPage } from './messages.ts'

/** Offers the drafts of a task's description. */
export function TaskDrafts({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { drafts, remove } = controller.drafts
  const unsaved = unsavedText(controller.state)
  const current =
    unsaved === null
      ? { title: say(savedVersion), html: currentText(controller.state).html }
      : { title: say(textOnPage), html: unsaved }
  return (
    <DraftBar
      drafts={drafts}
      current={current}
      onRestore={draft => void controller.restore(draft)}
      onDelete={({ id }) => void remove(id)}
    />
  )
}

/** Says that an unsaved text stands on this page only, because the browser cannot keep it. */
export function VolatileNote({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { state, drafts } = controller
  const { tone } = savingWords(state, useToday())
  const html = unsavedText(state)
  if (drafts.keeping !== 'failed' || tone !== 'danger' || html === null) return null
  return (
    <FloatingNote label={say(notOnDevice)}>
      <span role="alert">{say(keepTabOpen)}</span>
      <CopyButton variant="bare" html={html} label={say(copyTextLabel)} />
    </FloatingNote>
  )
}
