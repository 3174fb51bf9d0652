import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { findTableElement } from '../widths/table-element.ts'
import { selectTableAt } from './line-commands.ts'
import { selectTableLabel, tableCornerTitle } from './messages.ts'

interface TableCornerProps {
  readonly editor: EditorContext
  readonly pos: number
}

/** The upper left corner of a table: a click selects the table, and a mouse that drags it moves the table to another place. */
export function TableCorner({ editor, pos }: TableCornerProps): ReactElement {
  const say = useMessages()
  const select = (): void => editor.run(selectTableAt(pos))
  return (
    // Firefox drags no buttons.
    <div
      role="button"
      className="tf-table-corner"
      aria-label={say(selectTableLabel)}
      title={say(tableCornerTitle)}
      tabIndex={-1}
      draggable
      onClick={select}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && select()}
      onDragStart={({ dataTransfer }) => editor.view && beginDrag(editor.view, pos, dataTransfer)}
      onDragEnd={() => editor.view && endDrag(editor.view)}
    />
  )
}

/** Lets the browser drag a table as it drags an object out of the text, which the view moves to where it is dropped. */
function beginDrag(view: EditorView, pos: number, transfer: DataTransfer): void {
  selectTableAt(pos)(view.state, view.dispatch)
  const { selection } = view.state
  const table = findTableElement(view, pos)
  if (!(selection instanceof NodeSelection) || !table) return
  const { dom, text, slice } = view.serializeForClipboard(selection.content())
  transfer.setData('text/html', dom.innerHTML)
  transfer.setData('text/plain', text)
  transfer.effectAllowed = 'copyMove'
  transfer.setDragImage(table, 0, 0)
  view.dragging = { slice, move: true }
}

function endDrag(view: EditorView): void {
  view.dragging = null
  view.focus()
}
