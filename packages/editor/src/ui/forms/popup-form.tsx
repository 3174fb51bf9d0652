import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { InnerForm } from './inner-form.tsx'
import { cancelLabel, saveLabel } from './form-messages.ts'

interface PopupFormProps {
  /** Whether what is filled in can be saved. */
  readonly canSave?: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A small form in a balloon, with its two buttons. Enter saves. */
export function PopupForm({ canSave = true, onSave, onCancel, children }: PopupFormProps): ReactElement {
  const say = useMessages()
  const form = useRef<HTMLFormElement>(null)
  // The balloon gives its focus as it opens, when a form that is loaded then is not there yet.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <InnerForm
      formRef={form}
      className="tf-form"
      onSubmit={() => {
        if (canSave) onSave()
      }}
    >
      {children}
      <div className="tf-form-buttons">
        <button type="button" className="tf-button" onClick={onCancel}>
          {say(cancelLabel)}
        </button>
        <button type="submit" className="tf-button tf-button-primary" disabled={!canSave}>
          {say(saveLabel)}
        </button>
      </div>
    </InnerForm>
  )
}
