import { baseKeymap } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin } from 'prosemirror-state'
import { automaticChanges, undoAutomaticChange } from './automatic-change.ts'
import { cutLongTexts } from './cut-long-texts.ts'
import { startCaret } from '../selection/edge-caret.ts'
import type { Feature } from './feature.ts'
import { featureList } from './feature-list.ts'
import { contextOf, hostContext, usualContext, type HostContext } from './host-context.ts'
import { keymapPlugin } from './keymap.ts'
import { inputRulesPlugin } from './input-rules.ts'

const automaticKeys = keymapPlugin({ Backspace: undoAutomaticChange })

/** Turns features into an editor state that holds a document. */
export function createFieldState(
  doc: Node,
  features: readonly Feature[],
  context: HostContext = usualContext,
): EditorState {
  cutLongTexts()
  return EditorState.create({ doc, selection: startCaret(doc), plugins: pluginsOf(features, context) })
}

/** Gives a state other features, or has its view drawn anew; document, selection and undo stay. */
export function changeFeatures(state: EditorState, features: readonly Feature[]): EditorState {
  return state.reconfigure({ plugins: pluginsOf(features, contextOf(state)) })
}

function pluginsOf(features: readonly Feature[], context: HostContext): Plugin[] {
  const keymaps = features.flatMap(({ keymap }) => (keymap ? [keymapPlugin(keymap)] : []))
  const rules = features.flatMap(feature => feature.inputRules ?? [])
  return [
    hostContext(context),
    featureList(features),
    automaticChanges,
    automaticKeys,
    ...keymaps,
    inputRulesPlugin(rules),
    ...features.flatMap(feature => feature.plugins ?? []),
    keymapPlugin(baseKeymap),
  ]
}
