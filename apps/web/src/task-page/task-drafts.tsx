import { DraftBar } from '../drafts/draft-bar.tsx'
import { savingWords } from '../saving/saving-words.ts'
import { currentText, unsavedText } from '../saving/saving-state.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import { useToday } from '../ui/use-today.ts'
import type { TextSession } from './use-text-session.ts'

/** Offers the drafts of a task's description. */
export function TaskDrafts({ session }: { session: TextSession }) {
  const { drafts, remove } = session.drafts
  const unsaved = unsavedText(session.state)
  const current =
    unsaved === null
      ? { title: 'Сохранённая версия', html: currentText(session.state).html }
      : { title: 'Текст на странице', html: unsaved }
  return (
    <DraftBar
      drafts={drafts}
      current={current}
      onRestore={draft => void session.restore(draft)}
      onDelete={({ id }) => void remove(id)}
    />
  )
}

/** Says that an unsaved text stands on this page only, because the browser cannot keep it. */
export function VolatileNote({ session }: { session: TextSession }) {
  const { state, drafts } = session
  const { tone } = savingWords(state, useToday())
  const html = unsavedText(state)
  if (drafts.keeping !== 'failed' || tone !== 'danger' || html === null) return null
  return (
    <FloatingNote label="Текст не хранится на устройстве">
      <span role="alert">
        Браузер не может хранить текст на этом устройстве. Не закрывайте вкладку, пока он не сохранится.
      </span>
      <CopyButton look="bare" html={html} label="Скопировать текст" />
    </FloatingNote>
  )
}
