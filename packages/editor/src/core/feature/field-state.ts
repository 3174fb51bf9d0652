import type { Node } from 'prosemirror-model'
import { EditorState, type Plugin } from 'prosemirror-state'
import { automaticChanges } from './automatic-change.ts'
import { startCaret } from '../selection/edge-caret.ts'
import { freeEscape } from './free-escape.ts'
import type { Feature } from './feature.ts'
import { featureList } from './feature-list.ts'
import { contextOf, hostContext, usualContext, type HostContext } from './host-context.ts'
import { keymapPlugin } from './keymap.ts'
import { inputRulesPlugin } from './input-rules.ts'
import { suggestions } from '../suggestion/suggestions.ts'

/** Turns features into an editor state that holds a document. */
export function createFieldState(
  doc: Node,
  features: readonly Feature[],
  context: HostContext = usualContext,
): EditorState {
  return EditorState.create({ doc, selection: startCaret(doc), plugins: pluginsOf(features, context) })
}

/** Gives a state other features, or has its view drawn anew; document, selection and undo stay. */
export function changeFeatures(state: EditorState, features: readonly Feature[]): EditorState {
  return state.reconfigure({ plugins: pluginsOf(features, contextOf(state)) })
}

function pluginsOf(features: readonly Feature[], context: HostContext): Plugin[] {
  refuseSharedKeys(features)
  return [
    hostContext(context),
    featureList(features),
    automaticChanges,
    suggestions,
    inputRulesPlugin(features.flatMap(({ inputRules = [] }) => inputRules)),
    ...features.flatMap(pluginsOfFeature),
    freeEscape,
  ]
}

/** Each feature stands in its own place with all it has, so that the order of the list is the order of all plugins. */
function pluginsOfFeature({ content, keymap, plugins = [] }: Feature): readonly Plugin[] {
  const keys = { ...content?.keymap, ...keymap }
  return [
    ...(Object.keys(keys).length > 0 ? [keymapPlugin(keys)] : []),
    ...(content?.plugins ?? []),
    ...plugins,
  ]
}

function refuseSharedKeys(features: readonly Feature[]): void {
  const binders = new Map<string, string>()
  for (const { name, content, keymap, isHosts } of features) {
    if (isHosts) continue
    for (const key of [...Object.keys(content?.keymap ?? {}), ...Object.keys(keymap ?? {})]) {
      const other = binders.get(key)
      if (other !== undefined)
        throw new RangeError(`${other} and ${name} both bind ${key}: chain their commands in key-chains.ts`)
      binders.set(key, name)
    }
  }
}
