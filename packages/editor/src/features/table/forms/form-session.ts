import type { Attrs, Node } from 'prosemirror-model'
import { Plugin, PluginKey, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { leaveOutOfHistory } from '../../../core/feature/history.ts'
import type { Property, PropertyOwner } from './property.ts'
import { findOwners, setAttributes, setProperty } from './set-property.ts'

/** The forms: that of the table, and that of cells. */
export type FormName = 'table' | 'cell'

const owners: Readonly<Record<FormName, readonly PropertyOwner[]>> = {
  table: ['figure', 'table'],
  cell: ['cell'],
}

/** The attributes that the forms change. */
const attributes = ['border', 'background', 'padding', 'width', 'height', 'align', 'verticalAlign'] as const

const shownAttrs = (node: Node | null): Attrs =>
  Object.fromEntries(
    attributes.flatMap(name => (node && name in node.attrs ? [[name, node.attrs[name]]] : [])),
  )

/** What a node was like when the form was opened. */
interface NodeBefore {
  readonly pos: number
  readonly attrs: Attrs
}

/** A form that is open, and the nodes that it changes. */
interface FormSession {
  readonly form: FormName
  readonly before: readonly NodeBefore[]
}

const key = new PluginKey<FormSession | null>('tableForm')

/**
 * The form that is open. What it previews stands in the document and out of the history; what is kept of it becomes one step,
 * and what is taken back leaves none. When the selection leaves what the form is about, as the host may have it, it is kept.
 */
export const formSession: Plugin<FormSession | null> = new Plugin<FormSession | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, session) {
      const now = transaction.getMeta(key) as FormSession | null | undefined
      if (now !== undefined) return now
      return session && transaction.docChanged ? mapSession(session, transaction) : session
    },
  },
  view: () => ({
    update: ({ state, dispatch }) => {
      if (key.getState(state) && openFormOf(state) === null) keepChanges(state, dispatch)
    },
  }),
})

function mapSession({ form, before }: FormSession, { mapping }: Transaction): FormSession {
  return {
    form,
    before: before.flatMap(({ pos, attrs }) => {
      const mapped = mapping.mapResult(pos, 1)
      return mapped.deleted ? [] : [{ pos: mapped.pos, attrs }]
    }),
  }
}

function findNodes({ doc, selection }: EditorState, form: FormName): readonly NodeBefore[] {
  const found = owners[form].flatMap(owner => findOwners(selection, owner))
  return found.map(({ pos }) => ({ pos, attrs: shownAttrs(doc.nodeAt(pos)) }))
}

/** The form that is open; `null` for none, and where the selection has left what it is about. */
export function openFormOf(state: EditorState): FormName | null {
  const session = key.getState(state)
  if (!session) return null
  const now = findNodes(state, session.form)
  const isThere = now.length > 0 && now.every(({ pos }, index) => pos === session.before[index]?.pos)
  return isThere && now.length === session.before.length ? session.form : null
}

/** Opens a form for the table around the selection, or for the selected cells. */
export function openForm(form: FormName): Command {
  return (state, dispatch) => {
    const before = findNodes(state, form)
    if (before.length === 0) return false
    dispatch?.(state.tr.setMeta(key, { form, before } satisfies FormSession))
    return true
  }
}

/** Shows what a property would be; the history does not hear of it. */
export function previewProperty(property: Property, text: string): Command {
  return (state, dispatch) =>
    setProperty(property, text)(state, dispatch && (tr => dispatch(leaveOutOfHistory(tr))))
}

/** Closes the form, and takes back all that was done there. */
export const takeBackChanges: Command = (state, dispatch) => {
  const session = key.getState(state)
  if (!session) return false
  dispatch?.(closing(state, session))
  return true
}

/** Closes the form, and makes what was done there one step that can be undone. */
export const keepChanges: Command = (state, dispatch) => {
  const session = key.getState(state)
  if (!session) return false
  if (dispatch) {
    const closed = closing(state, session)
    const again = state.apply(closed).tr
    for (const { pos } of session.before) setAttributes(again, pos, shownAttrs(state.doc.nodeAt(pos)))
    dispatch(closed)
    if (again.docChanged) dispatch(again)
  }
  return true
}

/** Closes the form, with everything as it was before. */
function closing({ tr }: EditorState, { before }: FormSession): Transaction {
  for (const { pos, attrs } of before) setAttributes(tr, pos, attrs)
  return leaveOutOfHistory(tr.setMeta(key, null))
}
