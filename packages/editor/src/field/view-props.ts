import type { EditorState } from 'prosemirror-state'
import type { EditorProps } from 'prosemirror-view'
import { contextOf } from '../core/feature/host-context.ts'
import { decoratePlaceholder } from './placeholder.ts'
import { viewParser } from './view-parser.ts'

/** The view shows what the state says, also of the host: a change of props is a transaction like any other. */
export const viewProps: EditorProps = {
  editable: state => !contextOf(state).readOnly,
  decorations: state => decoratePlaceholder(state, contextOf(state).placeholder),
  attributes,
  domParser: viewParser,
}

function attributes(state: EditorState): Record<string, string> {
  const { readOnly, placeholder, label, hint } = contextOf(state)
  return {
    class: 'taskfield-content tf-editable',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': hint,
    // What cannot be edited has no focus by itself, and without it no keys: finding, selecting, copying.
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
  }
}
