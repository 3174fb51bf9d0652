import { useId, type ComponentPropsWithoutRef, type ReactElement, type RefObject } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { FormError } from './form-error.tsx'

interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'onChange'> {
  readonly label: Message
  readonly hint?: Message
  /** What is wrong with the text; `null` keeps the place for it. */
  readonly error?: Message | null
  readonly onChange: (text: string) => void
  /** Holds the input. React 18 gives no `ref` to a function component. */
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

/** One line of text in a form: its label, the input, what helps to fill it in, and what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  onChange,
  inputRef,
  ...input
}: TextFieldProps): ReactElement {
  const say = useMessages()
  const id = useId()
  return (
    <>
      <label className="tf-label" htmlFor={id}>
        {say(label)}
      </label>
      <input
        ref={inputRef}
        autoComplete="off"
        {...input}
        id={id}
        className="tf-input"
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={event => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="tf-hint">
          {say(hint)}
        </p>
      )}
      {error !== undefined && <FormError id={`${id}-error`} error={error} />}
    </>
  )
}
