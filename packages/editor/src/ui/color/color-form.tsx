import { parseColor } from '@taskfield/document'
import { useId, useState, type ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { ColorPicker } from './color-picker.tsx'
import { FormError } from '../forms/form-error.tsx'
import { InnerForm } from '../forms/inner-form.tsx'
import { applyLabel, colorError, otherColorLabel } from '../forms/form-messages.ts'
import { useLater } from '../forms/use-later.ts'

interface ColorFormProps {
  readonly current: string | null
  readonly onChoose: (value: string) => void
}

/** Any other colour: picked by eye or typed as CSS has it. */
export function ColorForm({ current, onChoose }: ColorFormProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const [text, setText] = useState(current ?? '')
  const color = parseColor(text)
  const isWrong = text.trim() !== '' && color === null
  const showsError = useLater(isWrong, text)
  return (
    <InnerForm
      className="tf-color-form"
      onSubmit={() => {
        if (color !== null) onChoose(color)
      }}
    >
      <label className="tf-label" htmlFor={id}>
        {say(otherColorLabel)}
      </label>
      <div className="tf-color-inputs">
        <ColorPicker color={color} onPick={setText} />
        <input
          id={id}
          className="tf-input"
          value={text}
          placeholder="#2563eb"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={showsError}
          aria-describedby={`${id}-error`}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <FormError id={`${id}-error`} error={showsError ? colorError : null} />
      <button type="submit" className="tf-button" disabled={color === null}>
        {say(applyLabel)}
      </button>
    </InnerForm>
  )
}
