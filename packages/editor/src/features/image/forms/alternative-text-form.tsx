import { useId, useState, type ReactElement } from 'react'
import { imageAttrs } from '@taskfield/document'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { PopupForm } from '../../../ui/popup-form.tsx'
import { findImage } from '../find-image.ts'
import { alternativeTextHint, alternativeTextLabel } from '../messages.ts'
import { closeImageForm, draftImageForm, keepImageForm } from './form-state.ts'

/** The form of what those hear who do not see the image. */
export function AlternativeTextForm({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const id = useId()
  const [text, setText] = useState(() => {
    const found = findImage(editor.state)
    return (found && imageAttrs(found.node).alt) ?? ''
  })
  const type = (typed: string): void => {
    setText(typed)
    if (editor.view) draftImageForm(editor.view, typed)
  }
  return (
    <PopupForm onSave={() => editor.run(keepImageForm)} onCancel={() => editor.run(closeImageForm)}>
      <label className="tf-label" htmlFor={id}>
        {say(alternativeTextLabel)}
      </label>
      <input
        id={id}
        className="tf-input"
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={event => type(event.target.value)}
      />
      <p id={`${id}-hint`} className="tf-hint">
        {say(alternativeTextHint)}
      </p>
    </PopupForm>
  )
}
