import { useState, useSyncExternalStore } from 'react'

/** Whether a component is being rendered on a server, or hydrated; it is rendered again right after that. */
export function useServerRender(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

/** Whether a component is rendered on a server, or was. Its HTML then stays what the server said. */
export function useFromServer(): boolean {
  const isNow = useServerRender()
  const [isFromServer] = useState(isNow)
  return isFromServer
}

const neverChanges = (): (() => void) => () => {}
