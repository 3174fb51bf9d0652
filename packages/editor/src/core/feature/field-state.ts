import { baseKeymap } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin } from 'prosemirror-state'
import type { Locale } from '../../messages/message.ts'
import { automaticChanges, undoAutomaticChange } from './automatic-change.ts'
import { cutLongTexts } from './cut-long-texts.ts'
import { startCaret } from '../selection/edge-caret.ts'
import type { Feature, NodeViews } from './feature.ts'
import { keymapPlugin } from './keymap.ts'
import { inputRulesPlugin } from './input-rules.ts'

const automaticKeys = keymapPlugin({ Backspace: undoAutomaticChange })

/** Turns features into an editor state that holds a document. `plugins` stand before those of the features. */
export function createFieldState(
  doc: Node,
  features: readonly Feature[],
  plugins: readonly Plugin[] = [],
): EditorState {
  cutLongTexts()
  const keymaps = features.flatMap(({ keymap }) => (keymap ? [keymapPlugin(keymap)] : []))
  const ofFeatures = features.flatMap(feature => feature.plugins ?? [])
  const rules = features.flatMap(feature => feature.inputRules ?? [])
  return EditorState.create({
    doc,
    selection: startCaret(doc),
    plugins: [
      ...plugins,
      automaticChanges,
      automaticKeys,
      ...keymaps,
      inputRulesPlugin(rules),
      ...ofFeatures,
      keymapPlugin(baseKeymap),
    ],
  })
}

/** The node views of all features. */
export function collectNodeViews(features: readonly Feature[], locale: Locale): NodeViews {
  return Object.assign({}, ...features.map(feature => feature.nodeViews?.(locale))) as NodeViews
}
