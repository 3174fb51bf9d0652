import { pageOf, windowOf } from '../../dom/root-of.ts'
import type { ValueSync } from './value-sync.ts'

/** How long ProseMirror may take to read what an input method wrote, after its word has ended: ms. */
const compositionRest = 100

/**
 * Lets value and text meet where it cannot wait: an input method has ended its word, or the host may be about to use what it
 * knows. The focus leaves the text, the page is hidden, left or closed, or a key is pressed that hosts take for sending and
 * cancelling. Returns the function that ends it, for the last time with a flush.
 *
 * @param resume takes what had to wait for the input method
 */
export function watchField(text: HTMLElement, value: ValueSync, resume: () => void): () => void {
  const flush = (): void => value.flush()
  const [page, window] = [pageOf(text), windowOf(text)]
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [text, 'blur', () => void value.flushSoon()],
    [text, 'compositionend', () => void setTimeout(resume, compositionRest)],
    [page, 'visibilitychange', () => page.visibilityState === 'hidden' && flush()],
    [page, 'keydown', event => isHostKey(event) && flush()],
    [window, 'pagehide', flush],
    [window, 'beforeunload', flush],
  ]
  // In the capture phase, so that the host's own listeners find its state up to date.
  const options = { capture: true }
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener, options)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener, options)
    value.flushWhileRendering()
  }
}

function isHostKey(event: Event): boolean {
  const { key, isComposing, ctrlKey, metaKey } = event as KeyboardEvent
  if (isComposing) return false
  return key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))
}
