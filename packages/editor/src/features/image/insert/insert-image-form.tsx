import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import type { PanelComponent } from '../../../core/feature/overlay.tsx'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { readImageAddress } from './image-address.ts'
import { chooseFiles } from './choose-files.ts'
import { insertImages } from './insert-images.ts'
import { chooseFilesLabel, imageAddressLabel, insertLabel, originalHint, originalSwitch } from './messages.ts'

/** Inserts images of this device, in their full size if that is asked for, or one by its address. */
export function InsertImageForm({ editor, close }: ComponentProps<PanelComponent>): ReactElement {
  const say = useMessages()
  const id = useId()
  const [isOriginal, setIsOriginal] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<Message | null>(null)
  const insert = (): void => {
    const read = readImageAddress(address)
    if ('error' in read) return setError(read.error)
    editor.run(insertImages([read]))
    close()
  }
  return (
    <form
      className="tf-form"
      onSubmit={event => {
        event.preventDefault()
        // The field may stand in a form of the host.
        event.stopPropagation()
        insert()
      }}
    >
      <button
        type="button"
        className="tf-button tf-button-primary"
        onClick={() => {
          editor.run(chooseFiles(isOriginal))
          close()
        }}
      >
        {say(chooseFilesLabel)}
      </button>
      <label className="tf-check" htmlFor={`${id}-original`}>
        <input
          id={`${id}-original`}
          type="checkbox"
          role="switch"
          aria-checked={isOriginal}
          aria-describedby={`${id}-hint`}
          checked={isOriginal}
          onChange={event => setIsOriginal(event.target.checked)}
        />
        {say(originalSwitch)}
      </label>
      <p id={`${id}-hint`} className="tf-label">
        {say(originalHint)}
      </p>
      <label className="tf-label" htmlFor={id}>
        {say(imageAddressLabel)}
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
      <div className="tf-form-buttons">
        <button type="submit" className="tf-button">
          {say(insertLabel)}
        </button>
      </div>
    </form>
  )
}
