import type { EditorView } from 'prosemirror-view'
import { copyOf } from '../../dom/copy-of-data.ts'
import { LazyCode } from '../../ui/lazy/lazy-code.ts'
import { loadLater } from '../../ui/lazy/load-later.ts'
import type { convertHtml, pasteLong, writeCopied } from './clipboard-code.ts'
import { sourceOf } from './office/source-of.ts'

/** What converts the clipboards of other programs, and ours for them: it is there when the field has been idle for a moment. */
export const clipboardCode: LazyCode<{
  readonly convertHtml: typeof convertHtml
  readonly writeCopied: typeof writeCopied
  readonly pasteLong: typeof pasteLong
}> = new LazyCode(loadLater)

/** Whether the code could not be loaded, so that what is pasted is read as it is. */
let isMissing = false

/** Gives a paste again once the code is there that it needs; `false` where it needs none, or has it. */
export function pasteOnceLoaded(view: EditorView, event: ClipboardEvent): boolean {
  return againOnceLoaded(
    view,
    event,
    event.clipboardData,
    clipboardData => new ClipboardEvent('paste', { ...again, clipboardData }),
  )
}

/** The same of what is dropped from elsewhere, at its place. */
export function dropOnceLoaded(view: EditorView, event: DragEvent): boolean {
  const { clientX, clientY } = event
  if (view.dragging) return false
  return againOnceLoaded(
    view,
    event,
    event.dataTransfer,
    dataTransfer => new DragEvent('drop', { ...again, dataTransfer, clientX, clientY }),
  )
}

const again = { bubbles: true, cancelable: true }

function againOnceLoaded(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  repeat: (data: DataTransfer) => Event,
): boolean {
  if (clipboardCode.loaded || isMissing || !sourceOf(data?.getData('text/html') ?? '')) return false
  const copy = copyOf(data)
  event.preventDefault()
  const go = (): void => {
    if (!view.isDestroyed) view.dom.dispatchEvent(repeat(copy))
  }
  clipboardCode.load().then(go, () => {
    isMissing = true
    go()
  })
  return true
}
