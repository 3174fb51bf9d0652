import { documentGeneration, RichTextField } from '@taskfield/editor'
import type { FieldHandle } from '@taskfield/editor'

interface DescriptionFieldProps {
  html: string
  onChange: (html: string) => void
  onReady: (handle: FieldHandle) => void
}

const items = [documentGeneration()]

/** The field for a task's description. It has a file of its own, so that its code is loaded only to edit. */
export function DescriptionField({ html, onChange, onReady }: DescriptionFieldProps) {
  return (
    <RichTextField
      value={html}
      label="Описание"
      placeholder="Опишите задачу…"
      injectItems={items}
      onChange={onChange}
      onReady={onReady}
    />
  )
}
