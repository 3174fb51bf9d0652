import { Fragment, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { MenuAction, MenuLine, MenuSwitch } from '../../../ui/popups/menu-lines.tsx'
import { labelOf, type ActionGroups, type TableAction } from './table-action.ts'

interface ActionLinesProps {
  readonly editor: EditorContext
  readonly groups: ActionGroups
}

/** The lines of a menu at a table. */
export function ActionLines({ editor, groups }: ActionLinesProps): ReactElement {
  return (
    <>
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups are always the same
        <Fragment key={index}>
          {index > 0 && <MenuLine />}
          {group.map(action => (
            <ActionLine key={labelOf(action, editor.state).en} editor={editor} action={action} />
          ))}
        </Fragment>
      ))}
    </>
  )
}

interface ActionLineProps {
  readonly editor: EditorContext
  readonly action: TableAction
}

function ActionLine({ editor, action }: ActionLineProps): ReactElement {
  const { icon, run, isActive, findReason } = action
  const say = useMessages()
  const { label, enabled, active, reason } = useEditorState(editor, state => {
    const isEnabled = run(state)
    return {
      label: labelOf(action, state),
      enabled: isEnabled,
      active: isActive?.(state),
      reason: isEnabled ? null : (findReason?.(state) ?? null),
    }
  })
  const shown = { label: say(label), disabled: !enabled }
  if (active === undefined)
    return <MenuAction {...shown} icon={icon} note={reason && say(reason)} onAct={() => editor.run(run)} />
  return (
    <MenuSwitch
      {...shown}
      checked={active}
      // The menu keeps the focus.
      onSwitch={() => editor.view && run(editor.view.state, editor.view.dispatch)}
    />
  )
}
