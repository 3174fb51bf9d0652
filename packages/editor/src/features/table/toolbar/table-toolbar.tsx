import { Captions, Columns3, Grid2x2, Rows3, TableProperties, Trash2 } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { ActionMenu } from '../../../ui/popups/action-menu.tsx'
import { ToolAction } from '../../../ui/tools/tool-action.tsx'
import { ToolRow } from '../../../ui/tools/tool-row.tsx'
import { ActionLines } from '../actions/action-lines.tsx'
import { lineActions, selectAction } from '../actions/line-actions.ts'
import { mergeAction, mergeActions } from '../actions/merge-actions.ts'
import type { ActionGroups } from '../actions/table-action.ts'
import { hasCaption, toggleCaption } from '../caption/table-caption.ts'
import { deleteTable } from '../delete-table.ts'
import { isInCells, isInOneCell } from '../find-table.ts'
import { openForm } from '../forms/form-session.ts'
import { cellPropertiesLabel, tablePropertiesLabel, tableToolbarLabel } from '../messages.ts'
import { captionLabel, columnsLabel, deleteTableLabel, mergeMenuLabel, rowsLabel } from './messages.ts'
import { CellsFacts } from '../status/cells-facts.tsx'
import { useSeveralCells } from '../status/use-several-cells.ts'

const rowActions: ActionGroups = [...lineActions('row'), [selectAction('row')]]
const columnActions: ActionGroups = [...lineActions('column'), [selectAction('column')]]

interface PartProps {
  readonly editor: EditorContext
}

/** What is done with the table that the selection is in. */
export function TableToolbar({ editor }: PartProps): ReactElement {
  const say = useMessages()
  const cells = useSeveralCells(editor)
  return (
    <ToolRow className="tf-object-toolbar tf-table-toolbar" label={say(tableToolbarLabel)} editor={editor}>
      <Lines editor={editor} label={rowsLabel} icon={Rows3} groups={rowActions} isEnabled={isInCells} />
      <Lines
        editor={editor}
        label={columnsLabel}
        icon={Columns3}
        groups={columnActions}
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
    </ToolRow>
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
        {...mergeAction}
        isEnabled={state => !isInOneCell(state) && mergeAction.run(state)}
      />
      <Lines
        editor={editor}
        label={mergeMenuLabel}
        icon={null}
        groups={mergeActions}
        isEnabled={canMergeOrSplit}
      />
    </span>
  )
}

interface LinesProps extends PartProps {
  readonly label: Message
  readonly icon: ItemIcon | null
  readonly groups: ActionGroups
  /** Whether any of the actions has something to do. */
  readonly isEnabled: (state: EditorState) => boolean
}

function Lines({ editor, label, icon, groups, isEnabled }: LinesProps): ReactElement {
  const say = useMessages()
  const { enabled } = useEditorState(editor, state => ({ enabled: isEnabled(state) }))
  return (
    <ActionMenu label={say(label)} icon={icon} disabled={!enabled} onLeave={() => editor.focus()}>
      <ActionLines editor={editor} groups={groups} />
    </ActionMenu>
  )
}
