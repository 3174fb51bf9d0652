import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import type { Message } from '../../messages/message.ts'
import { TextField } from './text-field.tsx'

/** An address while it is typed. What is wrong with it is said when it is to be saved, and no longer once it changes. */
interface TypedAddress {
  readonly text: string
  readonly error: Message | null
  readonly change: (text: string) => void
  /** Says what is wrong, and leads back to the address. */
  readonly refuse: (error: Message) => void
  readonly input: RefObject<HTMLInputElement | null>
}

export function useTypedAddress(initial: string): TypedAddress {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [error, setError] = useState<Message | null>(null)
  return {
    text,
    error,
    input,
    change(changed) {
      setText(changed)
      setError(null)
    },
    refuse(reason) {
      setError(reason)
      input.current?.focus()
    },
  }
}

interface AddressFieldProps {
  readonly label: Message
  readonly hint?: Message
  readonly address: TypedAddress
}

/** The line for an address. One that stands there as the form opens is selected, to be replaced as a whole. */
export function AddressField({ address, ...words }: AddressFieldProps): ReactElement {
  const { text, error, input, change } = address
  useEffect(() => {
    if (input.current?.value) input.current.select()
  }, [input])
  return (
    <TextField
      {...words}
      inputRef={input}
      value={text}
      error={error}
      inputMode="url"
      spellCheck={false}
      placeholder="https://"
      onChange={change}
    />
  )
}
