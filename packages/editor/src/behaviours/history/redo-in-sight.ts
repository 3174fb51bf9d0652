import { Selection, type Command } from 'prosemirror-state'
import { redo } from '../../core/feature/history.ts'
import { findChangedRange } from '../../core/transform/changed-range.ts'

/**
 * Does again what was undone, with the caret at it. What redo itself selects is what was selected when that was undone, which may be
 * far away: then the caret goes to the end of what is changed. Where neither of both moved it, as where all matches are replaced, it stays.
 */
export const redoInSight: Command = (state, dispatch) =>
  redo(
    state,
    dispatch &&
      (transaction => {
        const { doc, selection, mapping } = transaction
        const range = findChangedRange([transaction])
        if (
          range &&
          doc.textBetween(range.to, selection.from, '', ' ') +
            doc.textBetween(selection.to, range.from, '', ' ') &&
          !state.selection.map(doc, mapping).eq(selection)
        )
          transaction.setSelection(Selection.near(doc.resolve(range.to), -1))
        dispatch(transaction)
      }),
  )
