import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { AnchoredMenu } from '../../../ui/popups/anchored-menu.tsx'
import { ActionLines } from '../actions/action-lines.tsx'
import { lineActions } from '../actions/line-actions.ts'
import { countSelected } from '../actions/table-action.ts'
import type { Axis } from '../grid/axis.ts'
import { lineActionsLabel } from './messages.ts'

interface LineMenuProps {
  readonly editor: EditorContext
  readonly axis: Axis
  readonly button: HTMLElement
  readonly onClose: () => void
}

/** What can be done with the selected rows or columns, at the handle of one of them. */
export function LineMenu({ editor, axis, button, onClose }: LineMenuProps): ReactElement {
  const say = useMessages()
  return (
    <AnchoredMenu
      label={say(lineActionsLabel[axis](countSelected(editor.state, axis)))}
      button={button}
      side={axis === 'row' ? 'right' : 'bottom'}
      onClose={onClose}
      onLeave={() => editor.focus()}
    >
      <ActionLines editor={editor} groups={lineActions(axis)} />
    </AnchoredMenu>
  )
}
