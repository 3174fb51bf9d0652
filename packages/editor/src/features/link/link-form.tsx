import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { AddressField, useTypedAddress } from '../../ui/forms/address-field.tsx'
import { PopupForm } from '../../ui/forms/popup-form.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { readAddress, shownAddress } from './address.ts'
import { closeBalloon } from './link-balloon-state.ts'
import { setLink } from './link-commands.ts'
import { addressLabel, textLabel } from './balloon-messages.ts'

interface LinkFormProps {
  readonly editor: EditorContext
  /** The address so far; `''` for a new link. */
  readonly href: string
  /** Whether there is no text yet that would be linked. */
  readonly asksText: boolean
}

/** The form of a link's address. */
export function LinkForm({ editor, href, asksText }: LinkFormProps): ReactElement {
  const address = useTypedAddress(shownAddress(href))
  const [text, setText] = useState('')
  const save = (): void => {
    const read = readAddress(address.text)
    if ('error' in read) return address.refuse(read.error)
    editor.run(setLink(read.href, text.trim() || address.text.trim()))
    editor.run(closeBalloon)
  }
  return (
    <PopupForm onSave={save} onCancel={() => editor.run(closeBalloon)}>
      <AddressField label={addressLabel} address={address} />
      {asksText && <TextField label={textLabel} value={text} placeholder={address.text} onChange={setText} />}
    </PopupForm>
  )
}
