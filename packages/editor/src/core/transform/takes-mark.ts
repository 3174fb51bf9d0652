import type { MarkType } from 'prosemirror-model'
import { TextSelection, type EditorState } from 'prosemirror-state'
import { nodesBetween } from '../selection/nodes-between.ts'

/** Whether some of the selected text may have a mark, or what is typed at the caret. */
export function takesMark({ selection }: EditorState, type: MarkType): boolean {
  if (selection.empty && !(selection instanceof TextSelection)) return false
  return selection.ranges.some(({ $from, $to }) => {
    let takes = false
    nodesBetween($from, $to, node => {
      takes ||= node.inlineContent && node.type.allowsMarkType(type)
      return !takes
    })
    return takes
  })
}
