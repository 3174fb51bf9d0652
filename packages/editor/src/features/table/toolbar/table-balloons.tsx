import { schema } from '@taskfield/document'
import type { EditorState } from 'prosemirror-state'
import type { Balloon, BalloonAnchor } from '../../../core/feature/balloon.ts'
import { findTable } from '../find-table.ts'
import { keepChanges, openFormOf, takeBackChanges, type FormName } from '../forms/form-session.ts'
import { cellPropertiesLabel, tablePropertiesLabel, tableToolbarLabel } from '../messages.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'

/** The innermost table around the selection, with its caption. */
function findFigure({ doc, selection }: EditorState): BalloonAnchor | null {
  const table = findTable(selection)
  const figure = table && doc.nodeAt(table.pos - 1)
  if (!table || figure?.type !== schema.nodes.tableFigure) return null
  return { from: table.pos - 1, to: table.pos - 1 + figure.nodeSize }
}

const toolbar: Balloon = {
  name: 'tableToolbar',
  label: tableToolbarLabel,
  side: 'above',
  findAnchor: findFigure,
  // Escape leads back into the text; the toolbar is there as long as the selection is.
  close: () => false,
  component: lazyPart(async () => (await loadLater()).TableToolbar),
}

const formBalloon = (form: FormName, label: Balloon['label'], component: Balloon['component']): Balloon => ({
  name: `${form}Properties`,
  label,
  side: 'above',
  findAnchor(state) {
    const figure = openFormOf(state) === form ? findFigure(state) : null
    return figure && { ...figure, takesFocus: true }
  },
  close: keepChanges,
  escape: takeBackChanges,
  component,
})

/** What stands at a table: its toolbar, and the forms of its properties and those of cells. */
export const tableBalloons: readonly Balloon[] = [
  toolbar,
  formBalloon(
    'table',
    tablePropertiesLabel,
    lazyPart(async () => (await loadLater()).TableForm),
  ),
  formBalloon(
    'cell',
    cellPropertiesLabel,
    lazyPart(async () => (await loadLater()).CellForm),
  ),
]
