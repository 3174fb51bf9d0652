import { useState, type ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { InnerForm } from '../../ui/forms/inner-form.tsx'
import { applyLabel } from '../../ui/forms/form-messages.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { startError, startLabel } from './panel-messages.ts'

interface StartFormProps {
  readonly start: number
  readonly onChoose: (start: number) => void
}

/** The number with which a list begins. */
export function StartForm({ start, onChoose }: StartFormProps): ReactElement {
  const say = useMessages()
  const [text, setText] = useState(String(start))
  // As many digits as the document reads.
  const isNumber = /^-?\d{1,9}$/.test(text.trim())
  const isWrong = !/^-?\d{0,9}$/.test(text.trim())
  return (
    <InnerForm
      className="tf-list-start"
      onSubmit={() => {
        if (isNumber) onChoose(Number(text))
      }}
    >
      <TextField
        label={startLabel}
        value={text}
        error={isWrong ? startError : null}
        inputMode="numeric"
        onChange={setText}
      />
      <button type="submit" className="tf-button" disabled={!isNumber}>
        {say(applyLabel)}
      </button>
    </InnerForm>
  )
}
