import { alignOf } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import { takeTogether } from '../../core/transform/many-steps.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

/** How text is set; `null` is left, which is not saved. */
export type Alignment = 'center' | 'right' | 'justify' | null

/** Sets the selected paragraphs and headings. The alignment that the first of them has already is taken off all. */
export function setAlignment(alignment: Alignment): Command {
  return (state, dispatch) => {
    const blocks = findAlignable(state)
    if (blocks.length === 0) return false
    if (dispatch) {
      const align = isFirst(blocks, alignment) ? null : alignment
      const others = blocks.filter(({ node }) => alignOf(node) !== align)
      const steps = others.map(({ pos }) => new AttrStep(pos, 'align', align))
      dispatch(takeTogether(state.tr, steps).scrollIntoView())
    }
    return true
  }
}

/** Whether the first selected paragraph or heading is set so. */
export function isAligned(state: EditorState, alignment: Alignment): boolean {
  return isFirst(findAlignable(state), alignment)
}

function isFirst([first]: readonly NodeWithPos[], alignment: Alignment): boolean {
  return first !== undefined && alignOf(first.node) === alignment
}

function findAlignable({ selection }: EditorState): NodeWithPos[] {
  return selectedTextBlocks(selection).filter(({ node }) => 'align' in node.attrs)
}
