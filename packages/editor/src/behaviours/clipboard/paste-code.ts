import type { EditorView } from 'prosemirror-view'
import { LazyCode } from '../../ui/lazy/lazy-code.ts'
import type { convertPasted } from './office/convert-pasted.ts'
import { sourceOf } from './office/source-of.ts'

/** What converts the clipboards of other programs: it is there when the field has been idle for a moment. */
export const pasteCode: LazyCode<{ readonly convertPasted: typeof convertPasted }> = new LazyCode(
  () => import('./office/convert-pasted.ts'),
)

/** Whether the code could not be loaded, so that what is pasted is read as it is. */
let isMissing = false

/** Gives a paste again once the code is there that it needs; `false` where it needs none, or has it. */
export function pasteOnceLoaded(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (pasteCode.loaded || isMissing || !sourceOf(html)) return false
  const clipboardData = copyOf(event.clipboardData)
  event.preventDefault()
  void pasteAgain(view, clipboardData)
  return true
}

async function pasteAgain(view: EditorView, clipboardData: DataTransfer): Promise<void> {
  await pasteCode.load().catch(() => (isMissing = true))
  if (view.isDestroyed) return
  view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What a clipboard holds, for longer than its event lasts. */
function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer()
  for (const type of data?.types ?? []) if (type !== 'Files') copy.setData(type, data?.getData(type) ?? '')
  for (const file of data?.files ?? []) copy.items.add(file)
  return copy
}
