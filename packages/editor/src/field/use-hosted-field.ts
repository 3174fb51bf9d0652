import { useImperativeHandle, useLayoutEffect, useState, type ForwardedRef } from 'react'
import { flushSync } from 'react-dom'
import { usualContext, type HostContext } from '../core/feature/host-context.ts'
import { ariaOf, type AriaFacts } from './aria-of.ts'
import { callHost } from './host/host-errors.ts'
import { hostField, type FieldSettings, type FieldSurroundings, type HostedField } from './hosted-field.ts'
import type { FieldHandle } from './handle.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'
import type { Emit } from './value/value-sync.ts'

type Around = FieldSurroundings & AriaFacts

/** Makes the field of a component once, and tells it of its props after each rendering. */
export function useHostedField(
  props: RichTextFieldProps,
  ref: ForwardedRef<FieldHandle>,
  around: Around,
): HostedField {
  const { value } = props
  const [field] = useState(() => hostField(value, settingsOf(props, around)))
  useLayoutEffect(() => field.configure(settingsOf(props, around)))
  useLayoutEffect(() => {
    callHost(field.editor.onError, () => field.value.receive(value))
  }, [field, value])
  useImperativeHandle(ref, () => field.handle, [field])
  return field
}

/** The props that features see as they are. */
const handedOn = [
  'locale',
  'messages',
  'readOnly',
  'disabled',
  'typography',
  'selectionToolbar',
  'placeholder',
  'linkSchemes',
  'mediaProviders',
  'uploadUrl',
  'taskId',
  'sendKey',
  'sendWhileUploading',
  'uploadRequest',
  'uploadLimits',
  'upload',
  'uploadsKey',
  'mentionFeed',
  'mentionHref',
  'mentionCard',
  'mentionFromUrl',
  'mentionLength',
  'renderMention',
] as const satisfies readonly (keyof HostContext & keyof RichTextFieldProps)[]

function settingsOf(props: RichTextFieldProps, around: Around): FieldSettings {
  const { onChange, onShiftEnter, onPendingChange, onError, features = {}, hostFeatures = [] } = props
  const { labelled, problem, ...surroundings } = around
  const context: HostContext = {
    ...usualContext,
    ...Object.fromEntries(handedOn.flatMap(name => (name in props ? [[name, props[name]]] : []))),
  }
  return {
    ...context,
    readOnly: context.readOnly || context.disabled,
    ...ariaOf(props, context, { labelled, problem }),
    ...surroundings,
    mode: props.commentEditor ? 'comment' : 'full',
    emit: onChange ? emitTo(onChange) : null,
    onShiftEnter,
    onPendingChange,
    onError,
    features,
    hostFeatures,
  }
}

/**
 * Renders what a host makes of `onChange` at once: the value it gives then is its answer, and its own listeners that follow, such
 * as one of `submit`, see the new state.
 */
function emitTo(onChange: (html: string) => void): Emit {
  return (html, settled) => {
    if (settled) flushSync(() => onChange(html))
    else onChange(html)
  }
}
