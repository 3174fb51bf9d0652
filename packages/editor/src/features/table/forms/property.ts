import type { Attrs, Node } from 'prosemirror-model'
import type { ValueParser } from '../../../ui/forms/property-values.ts'

/** The nodes of a table that have properties. */
export type PropertyOwner = 'figure' | 'table' | 'cell'

/** Something that a person sets on a table or on cells, as text. */
export interface Property {
  readonly name: string
  readonly owner: PropertyOwner
  readonly parse: ValueParser
  /** `''` where nothing is said, which is the default; `null` where the sides of a box differ. */
  readonly read: (node: Node) => string | null
  /** The attributes that a parsed value changes. `''` takes the property away. */
  readonly write: (node: Node, value: string) => Attrs
}

/** A property that is an attribute of its own. */
export function ownAttribute(
  name: string,
  owner: PropertyOwner,
  attribute: string,
  parse: ValueParser,
): Property {
  return {
    name,
    owner,
    parse,
    read: node => (node.attrs[attribute] as string | null) ?? '',
    write: (_node, value) => ({ [attribute]: value || null }),
  }
}

/** The one value that all of some have; `null` where they differ. */
export function sharedValue(values: readonly (string | null)[]): string | null {
  const [first = null] = values
  return values.every(value => value === first) ? first : null
}
