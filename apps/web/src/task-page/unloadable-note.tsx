import { Button } from '../ui/button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import type { DescriptionController } from './use-description-controller.ts'

/** Says that the field did not come, so that nobody waits for it. */
export function UnloadableNote({ controller }: { controller: DescriptionController }) {
  const { stage, open } = controller.field
  if (stage.name !== 'unloadable') return null
  return (
    <FloatingNote label="Редактор не открылся">
      <span role="alert">Не удалось открыть редактор. Возможно, нет связи с сервером.</span>
      <Button variant="bare" onClick={() => open('text')}>
        Повторить
      </Button>
      <Button variant="bare" onClick={() => location.reload()}>
        Обновить страницу
      </Button>
    </FloatingNote>
  )
}
