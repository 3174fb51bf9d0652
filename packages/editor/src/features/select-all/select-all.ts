import type { ResolvedPos } from 'prosemirror-model'
import { AllSelection, TextSelection, type Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature.ts'

/** Selects all text of the cell or caption that holds the selection; where that is selected already, everything. */
export const selectAll: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection
  const depth = findEnclosure($from, $to)
  const around =
    depth === 0
      ? null
      : TextSelection.between(state.doc.resolve($from.start(depth)), state.doc.resolve($from.end(depth)))
  const grows = around !== null && (around.from < from || around.to > to)
  dispatch?.(state.tr.setSelection(grows ? around : new AllSelection(state.doc)))
  return true
}

/** The depth of the innermost isolating block with text in it around both positions; 0 for the document. */
function findEnclosure($from: ResolvedPos, $to: ResolvedPos): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    if ($from.node(depth).type.spec.isolating === true) return depth
  }
  return 0
}

/** Ctrl+A. */
export const selectAllFeature: Feature = { name: 'select-all', keymap: { 'Mod-a': selectAll } }
