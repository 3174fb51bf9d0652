import type { EditorProps } from 'prosemirror-view'
import type { NodeViews } from '../core/feature/feature.ts'
import { collectNodeViews } from '../core/feature/field-state.ts'
import { features } from './features.ts'
import type { Locale } from '../messages/message.ts'
import type { FieldSettings } from './field-settings.ts'
import { decoratePlaceholder } from './placeholder.ts'

/** Made once: to other node views the view would answer by drawing everything anew. */
const nodeViews: Readonly<Record<Locale, NodeViews>> = {
  ru: collectNodeViews(features, 'ru'),
  en: collectNodeViews(features, 'en'),
}

/** The settings that the view shows. */
export type ShownSettings = Pick<FieldSettings, 'readOnly' | 'placeholder' | 'label' | 'hint' | 'locale'>

export function areShownAlike(a: ShownSettings, b: ShownSettings): boolean {
  return (
    a.readOnly === b.readOnly &&
    a.placeholder === b.placeholder &&
    a.label === b.label &&
    a.hint === b.hint &&
    a.locale === b.locale
  )
}

/** What the view needs to show the settings. */
export function viewProps({ readOnly, placeholder, label, hint, locale }: ShownSettings): EditorProps {
  return {
    editable: () => !readOnly,
    nodeViews: nodeViews[locale],
    decorations: state => decoratePlaceholder(state, placeholder),
    attributes: {
      class: 'taskfield-content tf-editable',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': hint,
      ...(readOnly && { 'aria-readonly': 'true' }),
      ...(placeholder && { 'aria-placeholder': placeholder }),
    },
  }
}
