import { Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { nextComposition } from '../../core/feature/composition.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { beginTyping } from '../../core/feature/undo-steps.ts'
import { giveMarksBack, mapFormerText, type FormerText } from './former-marks.ts'
import { lateStart, stopWaiting } from './late-start.ts'
import { marksOver } from '../../core/transform/typed-marks.ts'
import { findWrittenOver } from './written-over.ts'

/** Holds the text that a word of an input method has taken the place of, where it had several marks. */
const key = new PluginKey<FormerText | null>('composition')

const wordEnds = 'wordEnds'

const writtenOver: Plugin<FormerText | null> = new Plugin<FormerText | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, former) {
      const meta = transaction.getMeta(key) as FormerText | typeof wordEnds | undefined
      if (meta === wordEnds) return null
      const first = former ?? meta
      return first ? mapFormerText(first, transaction) : null
    },
  },
  props: { handleDOMEvents: { compositionupdate: makeRoom, compositionend: endWord } },
  appendTransaction(transactions, before, { tr }) {
    const former = key.getState(before)
    if (!former || !transactions.some(transaction => transaction.getMeta(key) === wordEnds)) return null
    giveMarksBack(tr, former)
    return tr
  },
})

/** Words of an input method over text that stands already. */
export const composition: Feature = { name: 'composition', plugins: [writtenOver, lateStart] }

/** Takes the old text away before the browser does, so that the word comes into one new node of the page. */
function makeRoom(view: EditorView, { data }: CompositionEvent): boolean {
  const piece = view.editable ? findWrittenOver(view, data) : null
  if (!piece) return false
  const { doc, tr } = view.state
  const content = doc.slice(piece.from, piece.to).content
  tr.delete(piece.from, piece.to)
  // The caret may have stood elsewhere until now.
  tr.setSelection(TextSelection.create(tr.doc, piece.from)).setStoredMarks(marksOver(doc, piece))
  if (content.childCount > 1) tr.setMeta(key, { ...piece, content })
  stopWaiting(view)
  view.dispatch(beginTyping(tr, nextComposition(view)))
  return false
}

/** Only then is the state that of the text which the input method wrote. */
function endWord(view: EditorView): boolean {
  setTimeout(() => {
    if (view.isDestroyed || view.composing || !key.getState(view.state)) return
    view.dispatch(view.state.tr.setMeta(key, wordEnds))
  })
  return false
}
