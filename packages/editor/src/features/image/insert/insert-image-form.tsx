import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import type { PanelComponent } from '../../../core/feature/overlay.tsx'
import { useMessages } from '../../../messages/locale.tsx'
import { AddressField, useTypedAddress } from '../../../ui/forms/address-field.tsx'
import { InnerForm } from '../../../ui/forms/inner-form.tsx'
import { readImageAddress } from './image-address.ts'
import { chooseFiles } from './choose-files.ts'
import { insertImages } from './insert-images.ts'
import {
  chooseFilesLabel,
  imageAddressLabel,
  insertLabel,
  originalHint,
  originalSwitch,
} from './form-messages.ts'

/** Inserts images of this device, in their full size if that is asked for, or one by its address. */
export function InsertImageForm({ editor, close }: ComponentProps<PanelComponent>): ReactElement {
  const say = useMessages()
  const id = useId()
  const [isOriginal, setIsOriginal] = useState(false)
  const address = useTypedAddress('')
  const insert = (): void => {
    const read = readImageAddress(address.text)
    if ('error' in read) return address.refuse(read.error)
    editor.run(insertImages([read]))
    close()
  }
  return (
    <InnerForm className="tf-form" onSubmit={insert}>
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
      <p id={`${id}-hint`} className="tf-hint">
        {say(originalHint)}
      </p>
      <AddressField label={imageAddressLabel} address={address} />
      <div className="tf-form-buttons">
        <button type="submit" className="tf-button">
          {say(insertLabel)}
        </button>
      </div>
    </InnerForm>
  )
}
