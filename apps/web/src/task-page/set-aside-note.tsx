import { momentWords } from '../saving/moment-words.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import { useToday } from '../ui/use-today.ts'
import type { TextSession } from './use-text-session.ts'

/** Reminds of a text that gave way, until it is brought back or no longer wanted. */
export function SetAsideNote({ session }: { session: TextSession }) {
  const { text, drop } = session.setAside
  const today = useToday()
  if (!text) return null
  return (
    <FloatingNote label="Отложенная версия">
      <span>Версия отложена {momentWords(new Date(text.at), today)}</span>
      <Button look="bare" onClick={session.bringBack}>
        Вернуть
      </Button>
      <CopyButton look="bare" html={text.html} label="Скопировать" />
      <Button look="bare" onClick={drop}>
        Удалить
      </Button>
    </FloatingNote>
  )
}
