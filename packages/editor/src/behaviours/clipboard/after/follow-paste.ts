import { parseTree, readBlocks, schema } from '@taskfield/document'
import { Fragment, type Slice } from 'prosemirror-model'
import { TextSelection, type EditorState, type Selection } from 'prosemirror-state'
import { Mapping } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../../core/feature/automatic-change.ts'
import { undo } from '../../../core/feature/history.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { LazyCode } from '../../../ui/lazy/lazy-code.ts'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { meaningOf, putPasted } from '../clipboard-forms.ts'
import { readPastedText } from '../pasted-text.ts'
import type { afterPaste } from './after-paste.ts'
import type { Pasted } from './pasted.ts'

/** What looks at a text once something was pasted: it is there when the field has been idle for a moment. */
export const afterPasteCode: LazyCode<{ readonly afterPaste: typeof afterPaste }> = new LazyCode(loadLater)

const texts = new WeakMap<EditorView, boolean>()

/** Notes that plain text is pasted, and whether it was asked for, for as long as the event is handled. */
export function noteText(view: EditorView, isPlain: boolean): void {
  texts.set(view, isPlain)
  queueMicrotask(() => texts.delete(view))
}

/**
 * Goes on after a paste: Markdown becomes what it means, and the other ways to paste the same are offered. Not where plain text was asked
 * for, and not where somebody goes on while the code is loaded. `before` is the state before the paste.
 */
export function followPaste(
  view: EditorView,
  before: EditorState,
  data: DataTransfer | null,
  { content }: Slice,
): void {
  const isPlain = texts.get(view)
  texts.delete(view)
  const { doc } = view.state
  if (isPlain === true || !data) return
  // A feature may have read the text before.
  const isText = isPlain === false || data.getData('text/html') === ''
  const pasted: Pasted = {
    ...pastedOf(before, data.getData('text/plain'), content),
    isText,
    isOver: hasParts(view.state.selection),
  }
  const follow = (): void => {
    if (!view.isDestroyed && view.state.doc === doc) void afterPasteCode.loaded?.afterPaste(view, pasted)
  }
  if (!afterPasteCode.loaded) afterPasteCode.load().then(follow, () => undefined)
  else if (isText) follow()
  // Only the text that is pasted is waited for: what is offered beside it comes in a task of its own.
  else setTimeout(follow)
}

/** Whether a selection is of cells: several of them are selected once they were pasted over others. */
const hasParts = ({ ranges }: Selection): boolean => ranges.length > 1

function pastedOf(before: EditorState, text: string, content: Fragment): Omit<Pasted, 'isText' | 'isOver'> {
  return {
    before,
    text,
    content,
    findMeaning: () => meaningOf(text, before),
    warn: message => contextOf(before).notify({ kind: 'warning', text: message }),
    asAutomatic,
    undo,
    putCaret: (transaction, { selection }) =>
      transaction.setSelection(
        hasParts(selection)
          ? selection.map(transaction.doc, new Mapping())
          : TextSelection.near(transaction.doc.resolve(selection.head), -1),
      ),
    replace: other => putPasted(before, other),
    readText: plain => readPastedText(plain).content,
    readHtml: html => Fragment.from(readBlocks(parseTree(html), schema, contextOf(before))),
  }
}
