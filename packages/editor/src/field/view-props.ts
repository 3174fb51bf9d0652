import type { EditorProps } from 'prosemirror-view'
import { collectNodeViews } from '../core/field-state.ts'
import { features } from '../features/index.ts'
import type { FieldSettings } from './field-settings.ts'
import { decoratePlaceholder } from './placeholder.ts'

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
    nodeViews: collectNodeViews(features, locale),
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
