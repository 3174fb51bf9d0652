import { Menu } from '@base-ui/react/menu'
import { useRef, type ReactElement } from 'react'
import type { Command } from 'prosemirror-state'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { Axis } from '../grid/axis.ts'
import { countSelected, labelOf, type TableAction } from '../table-action.ts'
import { lineActions } from './line-actions.ts'
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
  const chosen = useRef<Command | null>(null)
  return (
    <AnchoredMenu
      label={say(lineActionsLabel[axis](countSelected(editor.state, axis)))}
      button={button}
      side={axis === 'row' ? 'right' : 'bottom'}
      onClose={onClose}
      onLeave={() => chosen.current && editor.run(chosen.current)}
    >
      {lineActions(axis).map(action => (
        <ActionLine
          key={labelOf(action, editor.state).en}
          editor={editor}
          action={action}
          onRun={() => (chosen.current = action.run)}
        />
      ))}
    </AnchoredMenu>
  )
}

interface ActionLineProps {
  readonly editor: EditorContext
  readonly action: TableAction
  readonly onRun: () => void
}

function ActionLine({ editor: { state }, action, onRun }: ActionLineProps): ReactElement {
  const say = useMessages()
  const Icon = action.icon
  const isEnabled = action.run(state)
  const reason = isEnabled ? null : (action.findReason?.(state) ?? null)
  return (
    <Menu.Item className="tf-menu-item tf-line-action" disabled={!isEnabled} onClick={onRun}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {say(labelOf(action, state))}
        {reason && <span className="tf-line-reason">{say(reason)}</span>}
      </span>
    </Menu.Item>
  )
}
