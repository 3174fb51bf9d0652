import type { Node } from 'prosemirror-model'
import { AllSelection, NodeSelection, TextSelection, type Command, type Selection } from 'prosemirror-state'
import { isBlockObject } from '../../core/selection/block-object.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { selectAllHelp } from './messages.ts'

/** Selects by steps: the text of a cell or caption, the table or image around it, everything. */
const selectAll: Command = (state, dispatch) => {
  const { selection } = state
  const wider = enclosures(selection).find(({ from, to }) => from < selection.from || to > selection.to)
  dispatch?.(state.tr.setSelection(wider ?? everything(state.doc)))
  return true
}

/** Of a document of one text only the text, so that what is typed over it keeps its kind, alignment and marks. */
function everything(doc: Node): Selection {
  let depth = 0
  let only: Node | null = doc
  while (only && only.childCount === 1 && !only.isTextblock && !isBlockObject(only)) {
    only = only.firstChild
    depth++
  }
  if (!only?.isTextblock) return new AllSelection(doc)
  return TextSelection.create(doc, depth, doc.content.size - depth)
}

/** What can be selected around a selection short of everything, the innermost first. */
function enclosures({ $from, $to }: Selection): Selection[] {
  const { doc } = $from
  const found: Selection[] = []
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth)
    if (isBlockObject(node)) found.push(NodeSelection.create(doc, $from.before(depth)))
    else if (node.type.spec.isolating === true && node.type.spec.tableRole !== 'table') {
      found.push(TextSelection.between(doc.resolve($from.start(depth)), doc.resolve($from.end(depth))))
    }
  }
  return found
}

/** Ctrl+A. */
export const selectAllFeature: Feature = {
  name: 'selectAll',
  keymap: { 'Mod-a': selectAll },
  help: [{ section: 'moving', label: selectAllHelp, keys: ['Mod-a'] }],
}
