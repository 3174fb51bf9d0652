import { useState, type ReactElement } from 'react'
import { imageAttrs } from '@taskfield/document'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { lengthError } from '../../../ui/forms/form-messages.ts'
import { PopupForm } from '../../../ui/forms/popup-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useLater } from '../../../ui/forms/use-later.ts'
import { findImage } from '../find-image.ts'
import { parseImageSize } from '../image-commands.ts'
import { widthHint, widthLabel } from '../toolbar/messages.ts'
import { sizeWords } from '../size-words.ts'
import { closeImageForm, draftImageForm, keepImageForm } from './form-state.ts'

/** The form of an exact width. */
export function SizeForm({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const [text, setText] = useState(() => {
    const found = findImage(editor.state)
    return say(sizeWords(found && imageAttrs(found.node).width))
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
      <TextField
        label={widthLabel}
        hint={widthHint}
        value={text}
        error={showsError ? lengthError : null}
        spellCheck={false}
        onChange={type}
      />
    </PopupForm>
  )
}
