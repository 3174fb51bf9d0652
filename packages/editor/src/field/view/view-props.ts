import type { EditorState } from 'prosemirror-state'
import type { EditorProps } from 'prosemirror-view'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { decoratePlaceholder } from './placeholder.ts'
import { isEditedFirst } from '../rest/before-rest.ts'
import { viewParser } from './view-parser.ts'

/** The view shows what the state says, also of the host: a change of props is a transaction like any other. */
export const viewProps: EditorProps = {
  editable: state => !contextOf(state).readOnly && isReady(state),
  decorations: state => decoratePlaceholder(state, contextOf(state).placeholder),
  attributes,
  domParser: viewParser,
}

function attributes(state: EditorState): Record<string, string> {
  const { readOnly, disabled, placeholder, label, aria, hint } = contextOf(state)
  const { 'aria-describedby': described, ...others } = aria
  return {
    class: 'taskfield-content tf-editable',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...others,
    'aria-describedby': described === undefined ? hint : `${described} ${hint}`,
    // What cannot be edited has no focus by itself, and without it no keys: finding, selecting, copying.
    ...((readOnly || !isReady(state)) && !disabled && { tabindex: '0' }),
    ...(readOnly && !disabled && { 'aria-readonly': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
  }
}

/** Whether the code is there that a text needs to be edited. */
function isReady(state: EditorState): boolean {
  return featuresOf(state).length > 0 || isEditedFirst(state.doc)
}
