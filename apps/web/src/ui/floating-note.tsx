import type { ReactNode } from 'react'
import './floating-note.css'

interface FloatingNoteProps {
  label: string
  children: ReactNode
}

/** A line at the bottom of the page that tells something and offers a way on. It floats: the text stays put. */
export function FloatingNote({ label, children }: FloatingNoteProps) {
  return (
    <aside className="floating-note" aria-label={label}>
      {children}
    </aside>
  )
}
