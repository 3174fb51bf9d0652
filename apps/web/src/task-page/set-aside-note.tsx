import { X } from 'lucide-react'
import { momentWords } from '../saving/moment-words.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { TextSession } from './use-text-session.ts'
import './set-aside-note.css'

/** Reminds of a text that gave way, until it is brought back or no longer wanted. It floats: the text stays put. */
export function SetAsideNote({ session }: { session: TextSession }) {
  const { text, drop } = session.setAside
  const today = useToday()
  if (!text) return null
  return (
    <aside className="set-aside" aria-label="Отложенная версия">
      <span>Версия отложена {momentWords(new Date(text.at), today)}</span>
      <Button look="bare" onClick={session.bringBack}>
        Вернуть
      </Button>
      <CopyButton look="bare" html={text.html} label="Скопировать" />
      <Button className="icon-button" look="bare" aria-label="Удалить отложенную версию" onClick={drop}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </aside>
  )
}
