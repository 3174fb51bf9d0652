import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import { EditingField } from './editing-field.ts'
import type { FieldSettings, FieldSurroundings } from './field-settings.ts'
import { createHandle } from './handle.ts'
import { fieldLabel } from './messages.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'

/** Makes the field of a component once, and tells it of its props after each rendering. */
export function useEditingField(props: RichTextFieldProps, around: FieldSurroundings): EditingField {
  const { value, ref } = props
  const [field] = useState(() => new EditingField(value, settingsOf(props, around)))
  useLayoutEffect(() => field.configure(settingsOf(props, around)))
  useLayoutEffect(() => field.content.receive(value), [field, value])
  useImperativeHandle(ref, () => createHandle(field), [field])
  return field
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
