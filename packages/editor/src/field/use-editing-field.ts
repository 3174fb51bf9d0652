import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import { EditingField } from './editing-field.ts'
import type { FieldSettings, FieldSurroundings } from './field-settings.ts'
import { createHandle, type FieldHandle } from './handle.ts'
import { fieldLabel } from './messages.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'

/** A field, and what its host does with it. */
interface HostedField {
  readonly field: EditingField
  readonly handle: FieldHandle
}

/** Makes the field of a component once, and tells it of its props after each rendering. */
export function useEditingField(props: RichTextFieldProps, around: FieldSurroundings): HostedField {
  const { value, ref } = props
  const [hosted] = useState(() => hostField(value, settingsOf(props, around)))
  const { field, handle } = hosted
  useLayoutEffect(() => field.configure(settingsOf(props, around)))
  useLayoutEffect(() => field.content.receive(value), [field, value])
  useImperativeHandle(ref, () => handle, [handle])
  return hosted
}

function hostField(html: string, settings: FieldSettings): HostedField {
  const field = new EditingField(html, settings)
  return { field, handle: createHandle(field) }
}

function settingsOf(props: RichTextFieldProps, around: FieldSurroundings): FieldSettings {
  const { onChange, onShiftEnter, locale = 'ru' } = props
  return {
    onChange,
    onShiftEnter,
    locale,
    ...around,
    commentEditor: props.commentEditor ?? false,
    readOnly: props.readOnly ?? false,
    typography: props.typography ?? false,
    placeholder: props.placeholder ?? '',
    label: props.label ?? fieldLabel[locale],
  }
}
