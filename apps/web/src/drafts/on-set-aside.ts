/**
 * Calls back when the browser sets the page aside for the way back, and when it is shown again. A page that is set aside stands still; what
 * it holds there, another page would wait for, or the browser would drop it. Returns the function that ends it.
 */
export function onSetAside(leave: () => void, comeBack: () => void): () => void {
  const hide = ({ persisted }: PageTransitionEvent): void => void (persisted && leave())
  const show = ({ persisted }: PageTransitionEvent): void => void (persisted && comeBack())
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
  }
}
