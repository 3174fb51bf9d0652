interface Follower {
  /** How far the pointer is from where it was pressed: px. */
  readonly move: (by: { readonly x: number; readonly y: number }, event: PointerEvent) => void
  /** `false` after Escape, and where the browser took the pointer away. */
  readonly end: (isDone: boolean) => void
}

/** Follows a pointer that has been pressed until it is released. Escape ends it without a result. */
export function followPointer(start: PointerEvent, { move, end }: Follower): void {
  const { pointerId, clientX, clientY } = start
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  const stop = (isDone: boolean): void => {
    listening.abort()
    end(isDone)
  }
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, listener, options)
  listen('pointermove', event => {
    if (event.pointerId === pointerId) move({ x: event.clientX - clientX, y: event.clientY - clientY }, event)
  })
  listen('pointerup', event => event.pointerId === pointerId && stop(true))
  listen('pointercancel', event => event.pointerId === pointerId && stop(false))
  listen('keydown', event => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    stop(false)
  })
}
