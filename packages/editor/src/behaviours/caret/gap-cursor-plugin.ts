import { NodeSelection, Plugin, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { GapCursor, isGap } from '../../core/selection/gap-cursor.ts'
import { selectBetween } from '../../core/selection/gap-range.ts'

/** Shows the caret between blocks, and puts it where a click lands between them. */
export const gapCursorPlugin: Plugin = new Plugin({
  props: {
    decorations: drawGapCursor,
    createSelectionBetween: (_view, $anchor, $head) =>
      [$anchor, $head].some(isGap) ? selectBetween($anchor, $head) : null,
    handleClick: (view, pos, event) => putByClick(view, pos, event),
  },
})

function drawGapCursor({ doc, selection }: EditorState): DecorationSet | null {
  if (!(selection instanceof GapCursor)) return null
  const { head, $head } = selection
  const className = isBlockObject($head.nodeAfter) ? 'tf-gap-cursor' : 'tf-gap-cursor tf-gap-cursor-after'
  return DecorationSet.create(doc, [
    Decoration.widget(head, () => createCaret(className), { key: className }),
  ])
}

function createCaret(className: string): HTMLElement {
  const caret = document.createElement('div')
  caret.className = className
  return caret
}

function putByClick(view: EditorView, pos: number, event: MouseEvent): boolean {
  const $pos = view.state.doc.resolve(pos)
  if (!view.editable || !isGap($pos) || hitsNode(view, event)) return false
  view.dispatch(view.state.tr.setSelection(new GapCursor($pos)))
  return true
}

/** Whether an event is on a block, which it selects then. */
function hitsNode(view: EditorView, { clientX: left, clientY: top }: MouseEvent): boolean {
  const inside = view.posAtCoords({ left, top })?.inside ?? -1
  const node = inside < 0 ? null : view.state.doc.nodeAt(inside)
  return node !== null && NodeSelection.isSelectable(node)
}
