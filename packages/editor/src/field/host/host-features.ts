import { hostObjectAttrs, type HostObject } from '@taskfield/document'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import type { Feature, NodeViews } from '../../core/feature/feature.ts'
import { hostObjectName } from '../../core/feature/object-name.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { callHost, laterOnError, type OnError } from './host-errors.ts'
import type { HostFeature, HostObjectLooks } from './host-feature.ts'
import { messageOf } from './host-text.ts'
import type { InjectedItem } from './injected-item.tsx'

/** What the field makes of the features of a host; the same as long as they are the same. */
export interface HostFeatures {
  readonly features: readonly Feature[]
  readonly objects: readonly HostObject[]
}

const none: HostFeatures = { features: [], objects: [] }

/** The items that features of a host put into the toolbar. */
export function itemsOf(features: readonly HostFeature[]): readonly InjectedItem[] {
  return features.flatMap(({ items = [] }) => items)
}

/**
 * Makes features of those of a host, which may write its list anew at each rendering. What throws in a view is told, and the object is its saved
 * element.
 */
export function hostFeaturesWith(onError: OnError): (given: readonly HostFeature[]) => HostFeatures {
  let known: readonly HostFeature[] = []
  let made = none
  return given => {
    const isSame = given.length === known.length && given.every((feature, index) => feature === known[index])
    if (isSame) return made
    known = given
    made = {
      features: featuresOf(given, onError),
      objects: given.flatMap(({ objects = [] }) => guarded(objects, onError)),
    }
    return made
  }
}

function featuresOf(given: readonly HostFeature[], onError: OnError): readonly Feature[] {
  const looks = new Map(given.flatMap(feature => Object.entries(feature.looks ?? {})))
  return [
    ...given.map(featureOf),
    { name: 'hostObjects', content: { nodeViews: viewsOf(looks, onError), objectNames: namesOf(looks) } },
  ]
}

function featureOf({ name, keymap, inputRules, plugins, blocks = [], help = [] }: HostFeature): Feature {
  return {
    name,
    isHosts: true,
    ...(keymap && { keymap }),
    ...(inputRules && { inputRules }),
    ...(plugins && { plugins }),
    blocks: blocks.map(block => ({ ...block, label: messageOf(block.label) })),
    help: help.map(line => ({ ...line, label: messageOf(line.label) })),
  }
}

function namesOf(
  looks: ReadonlyMap<string, HostObjectLooks>,
): NonNullable<NonNullable<Feature['content']>['objectNames']> {
  return Object.fromEntries(
    [...looks].flatMap(([name, { label }]) => (label ? [[hostObjectName(name), messageOf(label)]] : [])),
  )
}

/** One view for each kind of object, which asks that of the object. */
function viewsOf(looks: ReadonlyMap<string, HostObjectLooks>, onError: OnError): NodeViews {
  const draw: NodeViewConstructor = (node, ...place) => {
    const view = looks.get(hostObjectAttrs(node)?.name ?? '')?.view
    return (
      (view && callHost(laterOnError(onError), () => guardedView(view(node, ...place), onError))) ??
      renderNode(node)
    )
  }
  return { hostInline: draw, hostLeaf: draw, hostContainer: draw }
}

/** A view that throws when it is updated is drawn anew. */
function guardedView(view: NodeView, onError: OnError): NodeView {
  const update = view.update?.bind(view)
  if (update) view.update = (...change) => callHost(onError, () => update(...change)) ?? false
  return view
}

/** Objects whose parsers, when they throw, have not understood. */
function guarded(objects: readonly HostObject[], onError: OnError): readonly HostObject[] {
  return objects.map(object => ({
    ...object,
    attributes: Object.fromEntries(
      Object.entries(object.attributes ?? {}).map(([name, attribute]) => [
        name,
        {
          ...attribute,
          parse: (value: string) => callHost(laterOnError(onError), () => attribute.parse(value)) ?? null,
        },
      ]),
    ),
  }))
}
