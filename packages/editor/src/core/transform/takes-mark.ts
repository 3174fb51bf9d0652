import type { MarkType } from 'prosemirror-model'
import { TextSelection, type EditorState } from 'prosemirror-state'

/** Whether some of the selected text may have a mark, or what is typed at the caret. */
export function takesMark({ doc, selection }: EditorState, type: MarkType): boolean {
  if (selection.empty && !(selection instanceof TextSelection)) return false
  return selection.ranges.some(({ $from, $to }) => {
    let takes = false
    doc.nodesBetween($from.pos, $to.pos, node => {
      takes ||= node.inlineContent && node.type.allowsMarkType(type)
      return !takes
    })
    return takes
  })
}
