/** A text that gave way to another one and can be brought back. `at` is an ISO date with time. */
export interface SetAside {
  html: string
  at: string
}

const keyOf = (taskId: number): string => `taskfield:set-aside:${taskId}`

/** The text set aside for a task in this browser, also in an earlier visit. */
export function readSetAside(taskId: number): SetAside | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(taskId)) ?? 'null') as SetAside | null
  } catch {
    return null
  }
}

/** Keeps a text for a later visit; `false` when the browser has no room for it, or keeps nothing. */
export function storeSetAside(taskId: number, setAside: SetAside): boolean {
  try {
    localStorage.setItem(keyOf(taskId), JSON.stringify(setAside))
    return true
  } catch {
    return false
  }
}

export function dropSetAside(taskId: number): void {
  try {
    localStorage.removeItem(keyOf(taskId))
  } catch {
    // Nothing is kept where nothing may be stored.
  }
}
