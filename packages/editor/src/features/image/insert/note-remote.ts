import type { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { LazyCode } from '../../../ui/lazy/lazy-code.ts'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { imageClipboard } from './clipboard-form.ts'
import type { tellRemote } from './tell-remote.ts'

/** What tells of pictures of other sites: it is there when the field has been idle for a moment. */
const code: LazyCode<{ readonly tellRemote: typeof tellRemote }> = new LazyCode(loadLater)

/** What is pasted, with a notice of pictures that stay on other sites. Nothing is fetched for that. */
export function withRemoteNotice(slice: Slice, view: EditorView): Slice {
  const pasted = imageClipboard.pasted(slice, view)
  const { doc } = view.state
  code.load().then(
    () => code.loaded?.tellRemote(pasted.content, doc, view),
    () => undefined,
  )
  return pasted
}
