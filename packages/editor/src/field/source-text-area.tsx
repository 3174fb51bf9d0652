import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { EditorController } from './editor-controller.ts'
import { fillOnSubmit } from './fill-on-submit.ts'

interface SourceTextAreaProps {
  readonly editor: EditorController
  readonly name: string
  /** The id of a form elsewhere on the page. */
  readonly form: string | undefined
}

/** The text area that carries the content in its form. People never see it. */
export function SourceTextArea({ editor, name, form }: SourceTextAreaProps): ReactElement {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => editor.content.getHtml())
  useEffect(() => {
    const getHtml = (): string => {
      editor.content.flush()
      return editor.content.getHtml()
    }
    return ref.current ? fillOnSubmit(ref.current, getHtml) : undefined
  }, [editor])
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
