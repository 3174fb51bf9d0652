import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import { usualContext, type HostContext } from '../core/feature/host-context.ts'
import { EditorController } from './editor-controller.ts'
import type { FieldSettings, FieldSurroundings } from './field-settings.ts'
import { createHandle, type FieldHandle } from './handle.ts'
import { fieldLabel } from './messages.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'

/** A field, and what its host does with it. */
interface HostedEditor {
  readonly editor: EditorController
  readonly handle: FieldHandle
}

/** Makes the field of a component once, and tells it of its props after each rendering. */
export function useEditorController(props: RichTextFieldProps, around: FieldSurroundings): HostedEditor {
  const { value, ref } = props
  const [hosted] = useState(() => hostField(value, settingsOf(props, around)))
  const { editor, handle } = hosted
  useLayoutEffect(() => editor.configure(settingsOf(props, around)))
  useLayoutEffect(() => editor.content.receive(value), [editor, value])
  useImperativeHandle(ref, () => handle, [handle])
  return hosted
}

function hostField(html: string, settings: FieldSettings): HostedEditor {
  const editor = new EditorController(html, settings)
  return { editor, handle: createHandle(editor) }
}

function settingsOf(props: RichTextFieldProps, around: FieldSurroundings): FieldSettings {
  const { onChange, onShiftEnter, commentEditor, features = {} } = props
  const { readOnly, typography, placeholder, linkSchemes, uploadUrl, taskId } = props
  const { locale = usualContext.locale, label = fieldLabel[locale] } = props
  return {
    ...usualContext,
    ...given({ readOnly, typography, placeholder, linkSchemes, uploadUrl, taskId, locale, label }),
    ...around,
    mode: commentEditor ? 'comment' : 'full',
    onChange,
    onShiftEnter,
    features,
  }
}

type Loose<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/** What is not `undefined`: a host may write `placeholder={undefined}`. */
function given(settings: Loose<HostContext>): Partial<HostContext> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
