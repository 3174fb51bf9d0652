import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { EditorController } from '../editor-controller.ts'
import { UploadGate } from './upload-gate.ts'
import { fillOnSubmit } from './fill-on-submit.ts'
import type { ValueSync } from './value-sync.ts'

interface SourceTextAreaProps {
  readonly editor: EditorController
  readonly value: ValueSync
  readonly name: string
  /** The id of a form elsewhere on the page. */
  readonly form: string | undefined
}

/** The text area that carries the content in its form. People never see it. */
export function SourceTextArea({ editor, value, name, form }: SourceTextAreaProps): ReactElement {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => value.html)
  useEffect(() => {
    const getHtml = (): string => {
      value.flush()
      return value.getHtml()
    }
    const gate = new UploadGate(editor)
    const end = ref.current
      ? fillOnSubmit(ref.current, { getHtml, pass: submit => gate.pass(submit) })
      : undefined
    return () => {
      end?.()
      gate.cancel()
    }
  }, [editor, value])
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
