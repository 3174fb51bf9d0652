import { Button } from '../ui/button.tsx'
import type { DescriptionController } from './use-description-controller.ts'

/** Opens the field and closes it. It is one button, so the focus may stay on it. */
export function EditButton({ controller }: { controller: DescriptionController }) {
  const { stage, preload, open } = controller.field
  const isOpen = stage.name === 'open'
  return (
    <Button
      variant={isOpen ? 'primary' : 'plain'}
      aria-busy={stage.name === 'loading'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => (isOpen ? controller.finish() : open('text'))}
    >
      {isOpen ? 'Готово' : 'Изменить'}
    </Button>
  )
}
