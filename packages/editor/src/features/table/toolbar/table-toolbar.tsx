import { Toolbar } from '@base-ui/react/toolbar'
import { Captions, Columns3, Grid2x2, Rows3, TableCellsMerge, TableProperties, Trash2 } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import { Fragment, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { ActionMenu, MenuAction, MenuLine, MenuSwitch } from '../../../ui/action-menu.tsx'
import { ToolAction } from '../../../ui/tool-action.tsx'
import { moveInToolbar } from '../../../ui/toolbar-keys.tsx'
import { hasCaption, toggleCaption } from '../caption/table-caption.ts'
import { deleteTable } from '../delete-table.ts'
import { isInCells, isInOneCell } from '../find-table.ts'
import { openForm } from '../forms/form-session.ts'
import {
  captionLabel,
  cellPropertiesLabel,
  columnsLabel,
  deleteTableLabel,
  mergeMenuLabel,
  rowsLabel,
  tablePropertiesLabel,
  tableToolbarLabel,
} from '../messages.ts'
import { CellsFacts } from '../status/cells-facts.tsx'
import { useSeveralCells } from '../status/use-several-cells.ts'
import { labelOf, type TableAction } from '../table-action.ts'
import { columnActions, mergeAction, mergeActions, rowActions } from './table-actions.ts'

interface PartProps {
  readonly editor: EditorContext
}

/** What is done with the table that the selection is in. */
export function TableToolbar({ editor }: PartProps): ReactElement {
  const say = useMessages()
  const cells = useSeveralCells(editor)
  return (
    <Toolbar.Root
      className="tf-object-toolbar tf-table-toolbar"
      aria-label={say(tableToolbarLabel)}
      onKeyDown={event => moveInToolbar(event, editor)}
    >
      <Lines editor={editor} label={rowsLabel} icon={Rows3} actions={rowActions} isEnabled={isInCells} />
      <Lines
        editor={editor}
        label={columnsLabel}
        icon={Columns3}
        actions={columnActions}
        isEnabled={isInCells}
      />
      <MergeButtons editor={editor} />
      <span className="tf-toolbar-line" />
      <ToolAction
        editor={editor}
        label={tablePropertiesLabel}
        icon={TableProperties}
        run={openForm('table')}
      />
      <ToolAction
        editor={editor}
        label={cellPropertiesLabel}
        icon={Grid2x2}
        run={openForm('cell')}
        isEnabled={isInCells}
      />
      <span className="tf-toolbar-line" />
      <ToolAction
        editor={editor}
        label={captionLabel}
        icon={Captions}
        run={toggleCaption}
        isActive={hasCaption}
      />
      <ToolAction editor={editor} label={deleteTableLabel} icon={Trash2} run={deleteTable} />
      {cells && <CellsFacts editor={editor} cells={cells} />}
    </Toolbar.Root>
  )
}

/** A single cell can be split at least, so nothing has to be tried while a person types there. */
function canMergeOrSplit(state: EditorState): boolean {
  return isInOneCell(state) || mergeActions.flat().some(({ run }) => run(state))
}

/** The button merges what is selected; the drop-down beside it has the rest. */
function MergeButtons({ editor }: PartProps): ReactElement {
  return (
    <span className="tf-tool-split">
      <ToolAction
        editor={editor}
        label={mergeAction.label}
        icon={TableCellsMerge}
        run={mergeAction.run}
        isEnabled={state => !isInOneCell(state) && mergeAction.run(state)}
      />
      <Lines
        editor={editor}
        label={mergeMenuLabel}
        icon={null}
        actions={mergeActions}
        isEnabled={canMergeOrSplit}
      />
    </span>
  )
}

interface LinesProps extends PartProps {
  readonly label: Message
  readonly icon: ItemIcon | null
  readonly actions: readonly (readonly TableAction[])[]
  /** Whether any of the actions has something to do. */
  readonly isEnabled: (state: EditorState) => boolean
}

function Lines({ editor, label, icon, actions, isEnabled }: LinesProps): ReactElement {
  const say = useMessages()
  const { enabled } = useEditorState(editor, state => ({ enabled: isEnabled(state) }))
  return (
    <ActionMenu label={say(label)} icon={icon} disabled={!enabled} onLeave={() => editor.focus()}>
      {actions.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the groups are always the same
        <Fragment key={index}>
          {index > 0 && <MenuLine />}
          {group.map(action => (
            <Line key={labelOf(action, editor.state).en} editor={editor} action={action} />
          ))}
        </Fragment>
      ))}
    </ActionMenu>
  )
}

function Line({ editor, action }: PartProps & { action: TableAction }): ReactElement {
  const { icon, run, isActive } = action
  const say = useMessages()
  const { label, enabled, active } = useEditorState(editor, state => ({
    label: say(labelOf(action, state)),
    enabled: run(state),
    active: isActive?.(state),
  }))
  if (active === undefined)
    return <MenuAction label={label} icon={icon} disabled={!enabled} onAct={() => editor.run(run)} />
  return (
    <MenuSwitch
      label={label}
      checked={active}
      disabled={!enabled}
      // The drop-down keeps the focus.
      onSwitch={() => editor.view && run(editor.view.state, editor.view.dispatch)}
    />
  )
}
