import { isEmpty } from '@taskfield/document'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { EditorController } from '../editor-controller.ts'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'
import { fillForm } from './fill-form.ts'
import { UploadGate } from './upload-gate.ts'
import type { ValueSync } from './value-sync.ts'

/** What the form control says to those who see the field. */
export interface ControlFacts {
  /** The words of the labels that belong to it. */
  readonly label: string
  /** What the browser says is wrong with it; empty for nothing. */
  readonly problem: string
}

export const noFacts: ControlFacts = { label: '', problem: '' }

interface FormControlProps {
  /** What the host gave the field. */
  readonly given: Pick<RichTextFieldProps, 'name' | 'form' | 'id' | 'disabled' | 'required'>
  readonly editor: EditorController
  readonly value: ValueSync
  /** What is wrong with it, and the id of the element that says so. */
  readonly problem: Pick<ControlFacts, 'problem'> & { readonly id: string }
  readonly onFacts: (change: (facts: ControlFacts) => ControlFacts) => void
}

/** What the field is for its form and for labels, and what they find wrong with it. */
export function FormControl({ problem, ...control }: FormControlProps): ReactElement {
  const { name, id, required } = control.given
  return (
    <>
      <p id={problem.id} className="tf-problem" role="alert">
        {problem.problem}
      </p>
      {(name ?? id ?? required) !== undefined && <Control {...control} />}
    </>
  )
}

/** The text area that carries the content in its form. People never see it. */
function Control({ editor, value, onFacts, given }: Omit<FormControlProps, 'problem'>): ReactElement {
  const { id, name, form, disabled, required } = given
  const ref = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => value.html)
  useEffect(() => {
    const control = ref.current
    if (!control) return undefined
    const gate = new UploadGate(editor)
    const end = fillForm(control, {
      value,
      isEditable: () => editor.isEditable,
      isEmpty: () => value.unreadable === null && isEmpty(editor.state.doc),
      pass: submit => gate.pass(submit),
      subscribe: editor.subscribe,
      onProblem: problem => onFacts(known => (known.problem === problem ? known : { ...known, problem })),
      focus: () => editor.focus(),
    })
    return () => {
      end()
      gate.cancel()
    }
  }, [editor, value, onFacts])
  useEffect(() => {
    const labels = id === undefined ? [] : (ref.current?.labels ?? [])
    const label = [...labels].map(({ textContent }) => textContent.trim()).join(' ')
    onFacts(known => (known.label === label ? known : { ...known, label }))
  }, [id, onFacts])
  return (
    <textarea
      {...{ id, name, form, disabled, required }}
      ref={ref}
      hidden
      defaultValue={first}
      aria-hidden
      tabIndex={-1}
      // The press of a label comes here, also where nothing is drawn.
      onClick={() => editor.focus()}
    />
  )
}
