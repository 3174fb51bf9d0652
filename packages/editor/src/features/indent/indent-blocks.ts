import { indentOf } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import { lessIndent, moreIndent } from '../../core/transform/indent-step.ts'
import { takeTogether } from '../../core/transform/many-steps.ts'
import { itemsOfBlocks } from '../../core/lists/selected-items.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

/** Moves the selected paragraphs and headings in by 40 px. */
export const indentBlocks: Command = changeIndent(findMovable, moreIndent)

/** Moves the selected paragraphs and headings out by 40 px, as far as they are indented. */
export const outdentBlocks: Command = changeIndent(
  state => findMovable(state).filter(({ node }) => indentOf(node) !== null),
  lessIndent,
)

function changeIndent(
  find: (state: EditorState) => readonly NodeWithPos[],
  change: (indent: string | null) => string | null,
): Command {
  return (state, dispatch) => {
    const blocks = find(state)
    if (blocks.length === 0) return false
    if (dispatch) {
      const steps = blocks.map(({ node, pos }) => new AttrStep(pos, 'indent', change(indentOf(node))))
      dispatch(takeTogether(state.tr, steps).scrollIntoView())
    }
    return true
  }
}

/** In a list the level of an item stands for an indent. */
function findMovable({ selection }: EditorState): NodeWithPos[] {
  const items = itemsOfBlocks(selection)
  return selectedTextBlocks(selection).filter(({ node, pos }) => 'indent' in node.attrs && !items.has(pos))
}
