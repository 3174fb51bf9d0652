import { useEffect, useState } from 'react'
import type { Task } from '../api/tasks.ts'
import { unsavedText } from '../saving/saving-state.ts'
import type { SavedText, SavingState } from '../saving/saving-state.ts'
import { useSaver } from '../saving/use-saver.ts'
import { useField } from './use-field.ts'
import type { FieldSlot } from './use-field.ts'
import { useSend } from './use-send.ts'
import { useSetAside } from './use-set-aside.ts'
import type { SetAsideSlot } from './use-set-aside.ts'

/** All that goes on with one description: where its text stands, the field, and a text that gave way. */
export interface TextSession {
  state: SavingState
  /**
   * The text that the field is given: what the server holds. The field knows its own words in it, and merges what is
   * not its own with what the user has typed.
   */
  given: string
  field: FieldSlot
  setAside: SetAsideSlot
  change: (html: string) => void
  /** Saves now instead of soon. */
  save: () => void
  /** Whether the field has told of text that the server does not have. True of this very moment, unlike `state`. */
  isUnsaved: () => boolean
  /** Saves and closes the field; it stays open when the text could not be saved. */
  finish: () => Promise<void>
  /** In a conflict: writes my text over theirs, which is set aside. */
  keepMine: () => void
  /** In a conflict: their text takes the place of mine, which is set aside. */
  takeTheirs: () => void
  /** Brings back what was set aside; what it replaces is set aside in turn. */
  bringBack: () => void
}

export function useTextSession(task: Task): TextSession {
  const { saver, state } = useSaver(task, useSend(task.id))
  const field = useField(saver)
  const setAside = useSetAside(task.id)
  const [overruled, setOverruled] = useState<SavedText | null>(null)

  useEffect(() => saver.refresh(task), [saver, task])

  const given = useGiven(state, overruled)

  return {
    state,
    given,
    field,
    setAside,
    change: html => saver.change(html),
    save: () => void saver.flush(),
    isUnsaved: () => unsavedText(saver.getState()) !== null,
    async finish() {
      field.leave()
      if (await saver.flush()) field.close()
    },
    keepMine() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      setAside.put(now.theirs.html)
      setOverruled(now.theirs)
      void saver.keepMine()
      field.focus()
    },
    takeTheirs() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      setAside.put(now.draft)
      field.setText(now.theirs.html)
      saver.takeTheirs()
      field.focus()
    },
    bringBack() {
      if (!setAside.text) return
      const { html } = setAside.text
      const now = saver.getState()
      setAside.put(unsavedText(now) ?? now.base.html)
      saver.change(html)
      field.setText(html)
      field.open('text')
    },
  }
}

/** The newest text of the server, save one that the user has chosen to write over: it must not come into the field. */
function useGiven({ base }: SavingState, overruled: SavedText | null): string {
  const [given, setGiven] = useState(base.html)
  if (base !== overruled && base.html !== given) setGiven(base.html)
  return given
}
