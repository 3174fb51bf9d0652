import { Button } from '../ui/button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import type { TextSession } from './use-text-session.ts'

/** Says that the field did not come, so that nobody waits for it. */
export function UnloadableNote({ session }: { session: TextSession }) {
  const { stage, open } = session.field
  if (stage.name !== 'unloadable') return null
  return (
    <FloatingNote label="Редактор не открылся">
      <span role="alert">Не удалось открыть редактор. Возможно, нет связи с сервером.</span>
      <Button look="bare" onClick={() => open('text')}>
        Повторить
      </Button>
      <Button look="bare" onClick={() => location.reload()}>
        Обновить страницу
      </Button>
    </FloatingNote>
  )
}
