import { useEffect, useId, useRef, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { InnerForm } from '../../../ui/forms/inner-form.tsx'
import { cancelLabel, saveLabel } from '../../../ui/forms/form-messages.ts'
import type { FormRow, FormSpec } from './form-fields.ts'
import { keepChanges, takeBackChanges } from './form-session.ts'
import { showTableAbove } from './show-table-above.ts'
import { PropertyField } from './property-field.tsx'
import { useDrafts, type Draft } from './use-drafts.ts'
import type { FormField } from './form-fields.ts'

interface PropertyFormProps {
  readonly editor: EditorContext
  readonly spec: FormSpec
}

/** A form of properties. What is valid shows in the text at once; saving keeps it, cancelling takes all of it back. */
export function PropertyForm({ editor, spec }: PropertyFormProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const draftOf = useDrafts(editor, spec)
  const isWrong = spec.rows.some(({ fields }) => fields.some(field => draftOf(field).isWrong))
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
    return form.current ? showTableAbove(editor, form.current) : undefined
  }, [editor])
  return (
    <InnerForm
      formRef={form}
      className="tf-property-form"
      aria-labelledby={id}
      onSubmit={() => {
        if (!isWrong) editor.run(keepChanges)
      }}
    >
      <h2 id={id} className="tf-property-title">
        {say(spec.label)}
      </h2>
      {spec.rows.map(row => (
        <PropertyRow key={say(row.label)} row={row} draftOf={draftOf} />
      ))}
      <div className="tf-form-buttons">
        <button type="button" className="tf-button" onClick={() => editor.run(takeBackChanges)}>
          {say(cancelLabel)}
        </button>
        <button type="submit" className="tf-button tf-button-primary" disabled={isWrong}>
          {say(saveLabel)}
        </button>
      </div>
    </InnerForm>
  )
}

interface PropertyRowProps {
  readonly row: FormRow
  readonly draftOf: (field: FormField) => Draft
}

function PropertyRow({ row: { label, fields }, draftOf }: PropertyRowProps): ReactElement {
  const say = useMessages()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="tf-property-row">
      <span id={id} className="tf-property-legend">
        {say(label)}
      </span>
      {fields.map(field => (
        <PropertyField key={field.property.name} field={field} draft={draftOf(field)} />
      ))}
    </div>
  )
}
