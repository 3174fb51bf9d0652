import { escapeText, openTag, sanitize, type HostObject } from '@taskfield/document'
import { readableHtml } from '../../rich-text/readable-html.ts'
import { keptStyle } from '../../rich-text/set-styles.ts'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'

/**
 * What stands in the field until it can be edited: the place of the toolbar, the text as the read-only view shows it, and the value of the
 * form control, so that a form that is sent early sends all of it.
 */
export function serverHtml(props: RichTextFieldProps): string {
  return `<div class="tf-toolbar"></div><div class="tf-field-text"><div class="taskfield-content tf-editable">${textOf(props)}</div></div>${controlOf(props)}`
}

function textOf(props: RichTextFieldProps): string {
  const { value, placeholder = '', locale = 'ru', messages = null, styleAttributes = true } = props
  const { linkSchemes = [], mediaProviders = [] } = props
  const shown = readableHtml(value ?? '', {
    locale,
    messages,
    linkSchemes,
    mediaProviders,
    hostObjects: objectsOf(props),
    opensPictures: false,
    idPrefix: '',
    styleAttribute: styleAttributes ? 'style' : keptStyle,
  })
  return shown || `${openTag('p', { class: 'tf-empty', 'data-placeholder': placeholder })}<br></p>`
}

function controlOf(props: RichTextFieldProps): string {
  const { name, form, disabled, value, mediaProviders = [] } = props
  if (name === undefined || disabled) return ''
  const saved = escapeText(sanitize(value ?? '', { mediaProviders, hostObjects: objectsOf(props) }))
  // The first line feed in a text area is dropped.
  return `${openTag('textarea', { name, form: form ?? null, hidden: true })}\n${saved}</textarea>`
}

function objectsOf({ hostFeatures = [] }: RichTextFieldProps): readonly HostObject[] {
  return hostFeatures.flatMap(({ objects = [] }) => objects)
}
