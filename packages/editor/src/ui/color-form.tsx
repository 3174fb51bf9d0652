import { parseColor } from '@taskfield/document'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { useMessages } from '../messages/locale.tsx'
import { FormError } from './form-error.tsx'
import { applyLabel, colorError, otherColorLabel, pickColorLabel } from './messages.ts'

/** How long a wrong value may stand before it is called wrong: ms, from the specification. */
const errorDelay = 500

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
    <form
      className="tf-color-form"
      onSubmit={event => {
        event.preventDefault()
        // The field may stand in a form of the host.
        event.stopPropagation()
        if (color !== null) onChoose(color)
      }}
    >
      <label className="tf-label" htmlFor={id}>
        {say(otherColorLabel)}
      </label>
      <div className="tf-color-inputs">
        <input
          type="color"
          className="tf-color-picker"
          aria-label={say(pickColorLabel)}
          value={asHex(color)}
          onChange={event => setText(event.target.value)}
        />
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
    </form>
  )
}

/** Turns true a while after its input did, and waits anew whenever `key` changes. */
function useLater(value: boolean, key: string): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!value) return undefined
    const timer = setTimeout(() => setLate(key), errorDelay)
    return () => clearTimeout(timer)
  }, [value, key])
  return value && late === key
}

/** The picker knows six digits only. */
function asHex(color: string | null): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color ?? '')
  if (short)
    return `#${short
      .slice(1)
      .map(digit => digit.repeat(2))
      .join('')}`
  return /^#[\da-f]{6}$/i.test(color ?? '') ? String(color) : '#000000'
}
