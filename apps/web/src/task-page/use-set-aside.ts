import { useState } from 'react'
import { dropSetAside, readSetAside, storeSetAside } from './set-aside.ts'
import type { SetAside } from './set-aside.ts'

export interface SetAsideSlot {
  text: SetAside | null
  /** Keeps a text on this page and, where the browser allows it, for a later visit: then `true`. */
  put: (html: string) => boolean
  drop: () => void
}

/** The one text that gave way on a task's page. */
export function useSetAside(taskId: number): SetAsideSlot {
  const [text, setText] = useState(() => readSetAside(taskId))
  return {
    text,
    put(html) {
      const setAside = { html, at: new Date().toISOString() }
      setText(setAside)
      return storeSetAside(taskId, setAside)
    },
    drop() {
      setText(null)
      dropSetAside(taskId)
    },
  }
}
