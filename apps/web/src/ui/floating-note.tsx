import type { ReactNode } from 'react'
import './floating-note.css'

interface FloatingNoteProps {
  label: string
  className?: string
  children: ReactNode
}

/** A line at the bottom of the page that says something and offers a way on. It floats: the text stays put. */
export function FloatingNote({ label, className = '', children }: FloatingNoteProps) {
  return (
    <aside className={`floating-note ${className}`} aria-label={label}>
      {children}
    </aside>
  )
}
