import type { ReactNode } from 'react'
import './note.css'

interface NoteProps {
  title: string
  /** A sentence more, where the title does not say it all. */
  text?: string
  /** The way on: a button or a link. */
  children?: ReactNode
  /** Set when the note replaces what the user waited for, so that it is read aloud. */
  urgent?: boolean
}

/** What stands where content would: nothing here yet, or why it cannot be shown. */
export function Note({ title, text, children, urgent = false }: NoteProps) {
  return (
    <div className="note" role={urgent ? 'alert' : undefined}>
      <p className="note-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className="note-action">{children}</div>}
    </div>
  )
}
