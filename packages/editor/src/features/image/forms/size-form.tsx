import { useId, useState, type ReactElement } from 'react'
import { imageAttrs } from '@taskfield/document'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { lengthError } from '../../../ui/messages.ts'
import { PopupForm } from '../../../ui/popup-form.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { findImage } from '../find-image.ts'
import { parseImageSize } from '../image-commands.ts'
import { widthHint, widthLabel } from '../messages.ts'
import { closeImageForm, draftImageForm, keepImageForm } from './form-state.ts'

/** The form of an exact width. */
export function SizeForm({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const id = useId()
  const [text, setText] = useState(() => {
    const found = findImage(editor.state)
    return (found && imageAttrs(found.node).width) ?? ''
  })
  const isWrong = parseImageSize(text) === null
  const showsError = useLater(isWrong, text)
  const type = (typed: string): void => {
    setText(typed)
    if (editor.view) draftImageForm(editor.view, typed)
  }
  return (
    <PopupForm
      canSave={!isWrong}
      onSave={() => editor.run(keepImageForm)}
      onCancel={() => editor.run(closeImageForm)}
    >
      <label className="tf-label" htmlFor={id}>
        {say(widthLabel)}
      </label>
      <input
        id={id}
        className="tf-input"
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={showsError}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={event => type(event.target.value)}
      />
      <p id={`${id}-hint`} className="tf-hint">
        {say(widthHint)}
      </p>
      <FormError id={`${id}-error`} error={showsError ? lengthError : null} />
    </PopupForm>
  )
}
