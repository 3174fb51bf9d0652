import { useImperativeHandle, useLayoutEffect, useState, type ForwardedRef } from 'react'
import { flushSync } from 'react-dom'
import { usualContext, type HostContext } from '../core/feature/host-context.ts'
import { ariaOf, type AriaFacts } from './aria-of.ts'
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
  useLayoutEffect(() => field.value.receive(value))
  useImperativeHandle(ref, () => field.handle, [field])
  return field
}

function settingsOf(props: RichTextFieldProps, around: Around): FieldSettings {
  const { onChange, onShiftEnter, onError, commentEditor, features = {}, hostFeatures = [] } = props
  const { disabled = false, readOnly = false, typography, placeholder } = props
  const { linkSchemes, mediaProviders, uploadUrl, taskId } = props
  const { sendKey, sendWhileUploading, selectionToolbar } = props
  const { uploadRequest, uploadLimits, upload, uploadsKey, onPendingChange } = props
  const { mentionFeed, mentionHref, mentionCard, mentionFromUrl, mentionLength, renderMention } = props
  const { locale = usualContext.locale, messages = null } = props
  const { labelled, problem, ...surroundings } = around
  return {
    ...usualContext,
    ...definedOf({ typography, selectionToolbar, placeholder, locale, messages }),
    readOnly: readOnly || disabled,
    disabled,
    ...ariaOf(props, { locale, messages }, { labelled, problem }),
    ...definedOf({ linkSchemes, mediaProviders, uploadUrl, taskId, sendKey, sendWhileUploading }),
    ...definedOf({ uploadRequest, uploadLimits, upload, uploadsKey }),
    ...definedOf({ mentionFeed, mentionHref, mentionCard, mentionFromUrl, mentionLength, renderMention }),
    ...surroundings,
    mode: commentEditor ? 'comment' : 'full',
    emit: onChange ? emitTo(onChange) : null,
    onShiftEnter,
    onPendingChange,
    onError,
    features,
    hostFeatures,
  }
}

type Loose<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/** What is not `undefined`: a host may write `placeholder={undefined}`. */
function definedOf(settings: Loose<HostContext>): Partial<HostContext> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
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
