import type { Command, EditorState } from 'prosemirror-state'
import { lessIndent, moreIndent } from '../../core/indent-step.ts'
import { itemsOfBlocks } from '../../core/lists/selected-items.ts'
import { selectedTextBlocks, type PlacedNode } from '../../core/selected-blocks.ts'

/** Moves the selected paragraphs and headings in by 40 px. */
export const indentBlocks: Command = changeIndent(findMovable, moreIndent)

/** Moves the selected paragraphs and headings out by 40 px, as far as they are indented. */
export const outdentBlocks: Command = changeIndent(
  state => findMovable(state).filter(({ node }) => node.attrs['indent'] !== null),
  lessIndent,
)

function changeIndent(
  find: (state: EditorState) => readonly PlacedNode[],
  change: (indent: string | null) => string | null,
): Command {
  return (state, dispatch) => {
    const blocks = find(state)
    if (blocks.length === 0) return false
    if (dispatch) {
      const { tr } = state
      for (const { node, position } of blocks) {
        const indent = change(node.attrs['indent'] as string | null)
        tr.setNodeMarkup(position, null, { ...node.attrs, indent })
      }
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** In a list the level of an item stands for an indent. */
function findMovable({ selection }: EditorState): PlacedNode[] {
  const items = itemsOfBlocks(selection)
  return selectedTextBlocks(selection).filter(
    ({ node, position }) => 'indent' in node.attrs && !items.has(position),
  )
}
