import type { Command, EditorState } from 'prosemirror-state'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Icon } from '../icon.tsx'
import { ToolButton } from './tool-button.tsx'

interface ToolActionProps {
  readonly editor: EditorContext
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
  /** Asked after each change; the command itself unless it is said. */
  readonly isEnabled?: (state: EditorState) => boolean
  readonly isActive?: (state: EditorState) => boolean
}

/** A button of a toolbar at an object, which runs a command. */
export function ToolAction(props: ToolActionProps): ReactElement {
  const { editor, label, icon, run, isEnabled = run, isActive } = props
  const say = useMessages()
  const { enabled, active } = useEditorState(editor, state => ({
    enabled: isEnabled(state),
    active: isActive?.(state),
  }))
  return (
    <ToolButton
      label={say(label)}
      shortcut={null}
      disabled={!enabled}
      {...(active === undefined ? {} : { pressed: active })}
      onPress={() => editor.run(run)}
    >
      <Icon of={icon} />
    </ToolButton>
  )
}
