import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import type { Feature, NodeViews } from './feature.ts'

const key = new PluginKey('featureList')

/** Lets the state tell the features it was made of, and gives the view their node views. */
export function featureList(features: readonly Feature[]): Plugin {
  return new Plugin({ key, features, props: { nodeViews: collectNodeViews(features) } })
}

/** The features of the field that a state is of; of one that it leaves out there is nothing but `content`. */
export function featuresOf(state: EditorState): readonly Feature[] {
  return (key.get(state)?.spec['features'] as readonly Feature[] | undefined) ?? []
}

/** Whether a field makes what a feature is for: it has the feature, and does not leave it out. */
export function hasFeature(state: EditorState, name: string): boolean {
  return featuresOf(state).some(feature => feature.name === name && !leftOut.has(feature))
}

/** All popups of one kind of a list of features; those of content come before the others of their feature. */
export function popupsOf<Kind extends 'balloons' | 'overlays'>(
  features: readonly Feature[],
  kind: Kind,
): readonly NamedPopup<NonNullable<Feature[Kind]>[number]>[] {
  return features.flatMap(feature =>
    [...(feature.content?.[kind] ?? []), ...(feature[kind] ?? [])].map((popup, index) => ({
      id: `${feature.name} ${index}`,
      popup,
    })),
  )
}

/** A popup, and what tells it from the others of its kind. */
interface NamedPopup<Popup> {
  readonly id: string
  readonly popup: Popup
}

const contentOnly = new WeakMap<Feature, Feature>()
const leftOut = new WeakSet<Feature>()

/** What is left of a feature in a field that leaves it out. It is the same each time, so that lists can be compared. */
export function leaveOut(feature: Feature): Feature {
  const known = contentOnly.get(feature)
  if (known) return known
  const { name, content } = feature
  const left: Feature = content ? { name, content } : { name }
  contentOnly.set(feature, left)
  leftOut.add(left)
  return left
}

/**
 * The view draws everything anew when it gets other constructors. Each list makes its own, so that a new list, or the same one
 * after a change of the language, is seen.
 */
function collectNodeViews(features: readonly Feature[]): Record<string, NodeViewConstructor> {
  const views: NodeViews = Object.assign(
    {},
    ...features.map(({ content }) => content?.nodeViews),
  ) as NodeViews
  return Object.fromEntries(
    Object.entries(views).map(([name, create]): [string, NodeViewConstructor] => [
      name,
      (...place) => create(...place),
    ]),
  )
}
