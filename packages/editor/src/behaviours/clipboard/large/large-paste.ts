import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { asPastedHtml } from '../clipboard-forms.ts'
import { copyOf } from '../../../dom/copy-of-data.ts'
import { clipboardCode } from '../paste-code.ts'
import { cleanCopiedHtml, pasteBlocks } from '../pasted-html.ts'
import { holdSelection } from './held-selections.ts'

/** How many characters of HTML are pasted at one go. From here on converting and reading takes over a tenth of a second. */
const mostAtOnce = 1_000_000

/**
 * Takes a long paste, which is converted and read in slices while one goes on with the text; `false` for any other. It comes in at one
 * go, where the caret was, as one step; until then nothing of it is there.
 */
export function pasteLarge(view: EditorView, event: ClipboardEvent): boolean {
  const { clipboardData } = event
  const html = clipboardData?.getData('text/html') ?? ''
  const isCode = view.state.selection.$from.parent.type.spec.code === true
  if (html.length <= mostAtOnce || isCode || !view.editable || !clipboardCode.loaded) return false
  event.preventDefault()
  void clipboardCode.loaded.pasteLong({
    view,
    context: contextOf(view.state),
    html,
    data: copyOf(clipboardData),
    place: holdSelection(view, 'before'),
    holdCaret: () => holdSelection(view, 'behind'),
    prepare: (converted, rtf) => asPastedHtml(cleanCopiedHtml(converted), view, rtf),
    put: (blocks, pasting) => pasteBlocks(view, blocks, pasting),
  })
  return true
}
