import { useEffect } from 'react'
import type { Task } from '../api/tasks.ts'
import { unsavedText } from '../saving/saving-state.ts'
import type { SavingState } from '../saving/saving-state.ts'
import { useSaver } from '../saving/use-saver.ts'
import { useField } from './use-field.ts'
import type { FieldSlot } from './use-field.ts'
import { useSend } from './use-send.ts'
import { useSetAside } from './use-set-aside.ts'
import type { SetAsideSlot } from './use-set-aside.ts'

/** All that goes on with one description: where its text stands, the field, and a text that gave way. */
export interface TextSession {
  state: SavingState
  field: FieldSlot
  setAside: SetAsideSlot
  /** Saves now instead of soon. */
  save: () => void
  /** Whether there is text that the server does not have, the last key pressed included. */
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

  useEffect(() => saver.refresh(task), [saver, task])

  return {
    state,
    field,
    setAside,
    save: () => void saver.flush(),
    isUnsaved() {
      field.collect()
      return unsavedText(saver.getState()) !== null
    },
    async finish() {
      field.collect()
      if (await saver.flush()) field.close()
    },
    keepMine() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      setAside.put(now.theirs.html)
      void saver.keepMine()
    },
    takeTheirs() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      setAside.put(now.draft)
      field.setText(now.theirs.html)
      saver.takeTheirs()
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
