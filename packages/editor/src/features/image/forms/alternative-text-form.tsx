import { useState, type ReactElement } from 'react'
import { imageAttrs } from '@taskfield/document'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { PopupForm } from '../../../ui/forms/popup-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { findImage } from '../find-image.ts'
import { alternativeTextLabel } from '../messages.ts'
import { alternativeTextHint } from '../toolbar/messages.ts'
import { closeImageForm, draftImageForm, keepImageForm } from './form-state.ts'

/** The form of what those hear who do not see the image. */
export function AlternativeTextForm({ editor }: { editor: EditorContext }): ReactElement {
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
      <TextField label={alternativeTextLabel} hint={alternativeTextHint} value={text} onChange={type} />
    </PopupForm>
  )
}
