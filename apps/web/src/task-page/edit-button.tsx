import { Button } from '../ui/button.tsx'
import type { TextSession } from './use-text-session.ts'

/** Opens the field and closes it. It is one button, so the focus may stay on it. */
export function EditButton({ session }: { session: TextSession }) {
  const { stage, preload, open } = session.field
  const isOpen = stage.name === 'open'
  return (
    <Button
      look={isOpen ? 'primary' : 'plain'}
      aria-busy={stage.name === 'loading'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => (isOpen ? void session.finish() : open('text'))}
    >
      {isOpen ? 'Готово' : 'Изменить'}
    </Button>
  )
}
