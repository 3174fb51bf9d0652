import { useId, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { Message } from '../../messages/message.ts'
import { useMessages } from '../../messages/locale.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PopupForm } from '../../ui/popup-form.tsx'
import { readAddress, shownAddress } from './address.ts'
import { closeBalloon } from './link-balloon-state.ts'
import { setLink } from './link-commands.ts'
import { addressLabel, textLabel } from './messages.ts'

interface LinkFormProps {
  readonly editor: EditorContext
  /** The address so far; `''` for a new link. */
  readonly href: string
  /** Whether there is no text yet that would be linked. */
  readonly asksText: boolean
}

/** The form of a link's address. */
export function LinkForm({ editor, href, asksText }: LinkFormProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const [address, setAddress] = useState(shownAddress(href))
  const [text, setText] = useState('')
  const [error, setError] = useState<Message | null>(null)
  const save = (): void => {
    const read = readAddress(address)
    if ('error' in read) return setError(read.error)
    editor.run(text.trim() ? setLink(read.href, text.trim()) : setLink(read.href, address.trim()))
    editor.run(closeBalloon)
  }
  return (
    <PopupForm onSave={save} onCancel={() => editor.run(closeBalloon)}>
      <label className="tf-label" htmlFor={id}>
        {say(addressLabel)}
      </label>
      <input
        id={id}
        className="tf-input"
        value={address}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        onChange={event => {
          setAddress(event.target.value)
          setError(null)
        }}
      />
      <FormError id={`${id}-error`} error={error} />
      {asksText && (
        <>
          <label className="tf-label" htmlFor={`${id}-text`}>
            {say(textLabel)}
          </label>
          <input
            id={`${id}-text`}
            className="tf-input"
            value={text}
            autoComplete="off"
            placeholder={address}
            onChange={event => setText(event.target.value)}
          />
        </>
      )}
    </PopupForm>
  )
}
