import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { cellForm, tableForm } from './form-fields.ts'
import { PropertyForm } from './property-form.tsx'

/** The form of the table around the selection. */
export function TableForm({ editor }: { editor: EditorContext }): ReactElement {
  return <PropertyForm editor={editor} spec={tableForm} />
}

/** The form of the selected cells. */
export function CellForm({ editor }: { editor: EditorContext }): ReactElement {
  return <PropertyForm editor={editor} spec={cellForm} />
}
