import { schema } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { captionOf, toggleCaptionOf } from '../../../core/caption/toggle-caption.ts'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { findTable } from '../find-table.ts'

function findFigure({ selection, doc }: EditorState): NodeWithPos | null {
  const table = findTable(selection)
  const node = table ? doc.nodeAt(table.pos - 1) : null
  return table && node?.type === schema.nodes.tableFigure ? { node, pos: table.pos - 1 } : null
}

/** Whether the table of the selection has a caption. */
export function hasCaption(state: EditorState): boolean {
  const figure = findFigure(state)
  return figure !== null && captionOf(figure.node) !== null
}

/** Gives the table of the selection a caption, or takes it away. */
export const toggleCaption: Command = toggleCaptionOf(findFigure)
