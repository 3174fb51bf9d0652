import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { EditingField } from './editing-field.ts'
import { fillOnSubmit } from './fill-on-submit.ts'

interface SourceTextAreaProps {
  readonly field: EditingField
  readonly name: string
  /** The id of a form elsewhere on the page. */
  readonly form: string | undefined
}

/** The text area that carries the content in its form. People never see it. */
export function SourceTextArea({ field, name, form }: SourceTextAreaProps): ReactElement {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => field.content.getHtml())
  useEffect(() => {
    const getHtml = (): string => {
      field.content.flush()
      return field.content.getHtml()
    }
    return ref.current ? fillOnSubmit(ref.current, getHtml) : undefined
  }, [field])
  return (
    <textarea
      ref={ref}
      name={name}
      form={form}
      defaultValue={first}
      hidden
      readOnly
      aria-hidden
      tabIndex={-1}
    />
  )
}
