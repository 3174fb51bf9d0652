import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { isHostTag, mayHave, type HostObject, type HostObjectKind } from './define-host-object.ts'

/** The attributes of an object's element, by their names. */
export type HostValues = Readonly<Record<string, string>>

/** What stands in the node of a host's object: its saved element, so that it is written without its declaration. */
export interface HostObjectAttrs {
  /** The name of the object. */
  readonly name: string
  readonly tag: string
  readonly className: string
  readonly values: HostValues
  /** What stands in the element; `''` of a container, which holds blocks. */
  readonly text: string
}

/** The specs of what an object's node of a kind keeps: documents come as JSON, too. */
function hostAttrSpecs(kind: HostObjectKind): AttrSpecs<HostObjectAttrs> {
  return {
    name: { validate: 'string' },
    tag: {
      validate: (tag: unknown) => {
        if (typeof tag !== 'string' || !isHostTag(kind, tag))
          throw new RangeError(`No object is a ${String(tag)}`)
      },
    },
    className: { validate: 'string' },
    values: { default: {}, validate: checkValues },
    text: { default: '', validate: 'string' },
  }
}

function checkValues(values: unknown): void {
  const isKnown =
    typeof values === 'object' &&
    values !== null &&
    Object.entries(values).every(([name, value]) => mayHave(name) && typeof value === 'string')
  if (!isKnown) throw new RangeError('The attributes of an object are texts by their names')
}

/** What an object's element has, in the order in which it is saved. */
export function elementAttributes({ className, values }: HostObjectAttrs): Record<string, string> {
  return { class: className, ...values }
}

/**
 * What an object keeps of given attributes, in the order of its declaration; `null` where one is missing that it needs. A value
 * whose lasting form is read as another is not understood.
 */
export function keptValues(object: HostObject, given: (name: string) => string | null): HostValues | null {
  const values: Record<string, string> = {}
  for (const [name, { parse, optional = false }] of Object.entries(object.attributes ?? {})) {
    const value = given(name)
    const kept = value === null ? null : parse(value)
    if (kept !== null && parse(kept) === kept) values[name] = kept
    else if (!optional) return null
  }
  return values
}

type HostNodeName = 'hostInline' | 'hostLeaf' | 'hostContainer'

/** The specs by the names of the nodes. */
export const hostSpecs: Readonly<Record<HostNodeName, AttrSpecs<HostObjectAttrs>>> = {
  hostInline: hostAttrSpecs('inline'),
  hostLeaf: hostAttrSpecs('leaf'),
  hostContainer: hostAttrSpecs('container'),
}

const attrsOf = {
  hostInline: attrsReader(hostSpecs.hostInline),
  hostLeaf: attrsReader(hostSpecs.hostLeaf),
  hostContainer: attrsReader(hostSpecs.hostContainer),
}

/** What the node of a host's object keeps; `null` of every other node. */
export function hostObjectAttrs(node: Node): HostObjectAttrs | null {
  const { name } = node.type
  return name in attrsOf ? attrsOf[name as HostNodeName](node) : null
}
