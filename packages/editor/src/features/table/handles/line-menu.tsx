import { Menu } from '@base-ui/react/menu'
import type { Command } from 'prosemirror-state'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { usePopupContainer } from '../../../ui/popup-container.tsx'
import { unhideFocusGuards } from '../../../ui/unhide-focus-guards.ts'
import type { Axis } from '../grid/axis.ts'
import { lineActions, type LineAction } from './line-actions.ts'
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
  const label = say(lineActionsLabel[axis])
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { reason, event }) => {
        // The press on the handle itself comes to it, too.
        if (open || (event.target instanceof Node && button.contains(event.target))) return
        if (reason === 'escape-key') button.focus()
        onClose()
      }}
      onOpenChangeComplete={open => open && unhideFocusGuards()}
    >
      <Menu.Portal container={usePopupContainer()} role="region" aria-label={label}>
        <Menu.Positioner
          className="tf-floating"
          sideOffset={4}
          align="start"
          side={axis === 'row' ? 'right' : 'bottom'}
          anchor={button}
          collisionPadding={8}
        >
          <Menu.Popup className="tf-popup tf-menu" aria-label={label} finalFocus={false}>
            {lineActions(axis).map(action => (
              <ActionLine
                key={action.label.en}
                action={action}
                reason={action.findReason(editor.state)}
                isEnabled={action.run(editor.state)}
                onRun={() => {
                  onClose()
                  // The library gives the line that was pressed the focus.
                  queueMicrotask(() => editor.run(action.run satisfies Command))
                }}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ActionLineProps {
  readonly action: LineAction
  /** Why it cannot be done now. */
  readonly reason: LineAction['label'] | null
  readonly isEnabled: boolean
  readonly onRun: () => void
}

function ActionLine({ action, reason, isEnabled, onRun }: ActionLineProps): ReactElement {
  const say = useMessages()
  const Icon = action.icon
  return (
    <Menu.Item className="tf-menu-item tf-line-action" disabled={!isEnabled} onClick={onRun}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {say(action.label)}
        {!isEnabled && reason && <span className="tf-line-reason">{say(reason)}</span>}
      </span>
    </Menu.Item>
  )
}
