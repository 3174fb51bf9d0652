import { useId, useState, type ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { applyLabel } from '../../ui/messages.ts'
import { startError, startLabel } from './messages.ts'

interface StartFormProps {
  readonly start: number
  readonly onChoose: (start: number) => void
}

/** The number with which a list begins. */
export function StartForm({ start, onChoose }: StartFormProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const [text, setText] = useState(String(start))
  // As many digits as the document reads.
  const isNumber = /^-?\d{1,9}$/.test(text.trim())
  const isWrong = !/^-?\d{0,9}$/.test(text.trim())
  return (
    <form
      className="tf-list-start"
      onSubmit={event => {
        event.preventDefault()
        // The field may stand in a form of the host.
        event.stopPropagation()
        if (isNumber) onChoose(Number(text))
      }}
    >
      <label className="tf-label" htmlFor={id}>
        {say(startLabel)}
      </label>
      <input
        id={id}
        className="tf-input"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-error`}
        onChange={event => setText(event.target.value)}
      />
      <FormError id={`${id}-error`} error={isWrong ? startError : null} />
      <button type="submit" className="tf-button" disabled={!isNumber}>
        {say(applyLabel)}
      </button>
    </form>
  )
}
