import type { FieldSettings } from './draw-field.tsx'

/** The attributes of the element that say something as they are. */
const texts = {
  value: 'value',
  label: 'label',
  placeholder: 'placeholder',
  locale: 'locale',
  'send-key': 'sendKey',
  'upload-url': 'uploadUrl',
  'uploads-key': 'uploadsKey',
  'task-id': 'taskId',
  'aria-label': 'aria-label',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-errormessage': 'aria-errormessage',
  'aria-invalid': 'aria-invalid',
} as const satisfies Readonly<Record<string, keyof FieldSettings>>

/** The attributes that say something by being there. */
const flags = {
  comment: 'commentEditor',
  autofocus: 'initFocus',
  'word-count': 'wordCount',
  typography: 'typography',
  'selection-toolbar': 'selectionToolbar',
  readonly: 'readOnly',
  disabled: 'disabled',
  required: 'required',
} as const satisfies Readonly<Record<string, keyof FieldSettings>>

export const observedAttributes: readonly string[] = [...Object.keys(texts), ...Object.keys(flags)]

/** The settings of a field as the attributes of its element say them. */
export function readAttributes(element: Element): FieldSettings {
  const settings: Record<string, unknown> = {}
  for (const [attribute, setting] of Object.entries(texts)) {
    const value = element.getAttribute(attribute)
    if (value !== null) settings[setting] = value
  }
  for (const [attribute, setting] of Object.entries(flags))
    if (element.hasAttribute(attribute)) settings[setting] = true
  return settings
}
