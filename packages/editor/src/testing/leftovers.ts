/* oxlint-disable typescript/unbound-method -- methods are put back on their prototypes, and called with what they were called with */
/** What was added to the page and not yet taken away since the count began. */
export interface Leftovers {
  readonly listeners: number
  readonly observers: number
  readonly elements: number
}

type Undo = () => void

/** Counts what stays on the page: listeners on what outlives a field, observers, elements. `end` takes the count off the page. */
export function countLeftovers(): { readonly read: () => Leftovers; readonly end: Undo } {
  const elements = document.querySelectorAll('*').length
  const listeners = new Map<EventTarget, Map<unknown, Set<string>>>()
  const observers = new Set<object>()
  const undo = [watchListeners(listeners), ...observerTypes.map(type => watchObservers(type, observers))]
  return {
    read: () => ({
      listeners: [...listeners.values()]
        .flatMap(added => [...added.values()])
        .reduce((sum, { size }) => sum + size, 0),
      observers: observers.size,
      elements: document.querySelectorAll('*').length - elements,
    }),
    end: () => undo.forEach(take => take()),
  }
}

const observerTypes = [MutationObserver, ResizeObserver, IntersectionObserver] as const

/** What is on an element of a field goes with it; all else stays until it is taken away. */
const outlives = (target: EventTarget): boolean =>
  (!(target instanceof Element) && !(target instanceof AbortSignal)) ||
  target === document.body ||
  target === document.documentElement

const optionsOf = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' && options !== null ? options : {}

function watchListeners(kept: Map<EventTarget, Map<unknown, Set<string>>>): Undo {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const keyOf = (type: string, options: unknown): string =>
    `${type} ${options === true || optionsOf(options).capture === true}`
  const drop = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
    kept.get(target)?.get(listener)?.delete(keyOf(type, options))
  }
  const note = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
    const { signal, once = false } = optionsOf(options)
    if (once || signal?.aborted || !outlives(target)) return
    const added = kept.get(target) ?? new Map<unknown, Set<string>>()
    kept.set(target, added.set(listener, (added.get(listener) ?? new Set()).add(keyOf(type, options))))
    if (signal) addEventListener.call(signal, 'abort', () => drop(target, type, listener, options))
  }
  EventTarget.prototype.addEventListener = function add(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window
    addEventListener.call(target, type, listener, options)
    if (listener) note(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window
    removeEventListener.call(target, type, listener, options)
    drop(target, type, listener, options)
  }
  return () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
}

function watchObservers({ prototype }: (typeof observerTypes)[number], kept: Set<object>): Undo {
  const { observe, disconnect } = prototype
  const watched = prototype as { observe: (...given: unknown[]) => void; disconnect: () => void }
  watched.observe = function observeOne(this: object, ...given) {
    kept.add(this)
    Reflect.apply(observe, this, given)
  }
  watched.disconnect = function disconnectAll(this: object) {
    kept.delete(this)
    Reflect.apply(disconnect, this, [])
  }
  return () => Object.assign(prototype, { observe, disconnect })
}
