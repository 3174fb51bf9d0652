import type { AttributeSpec, Mark, MarkType, Node, NodeType } from 'prosemirror-model'

/** The specs of attributes: of each that the type has, and of no other. */
export type AttrSpecs<Attrs> = { readonly [Name in keyof Attrs]-?: AttributeSpec }

/**
 * Makes a function that gives the attributes with these specs, with the types that the specs promise. It throws for a
 * node or a mark that has others.
 */
export function attrsReader<Attrs>(specs: AttrSpecs<Attrs>): (of: Node | Mark) => Attrs {
  const known = new WeakSet<NodeType | MarkType>()
  return ({ type, attrs }) => {
    if (!known.has(type)) {
      const missing = Object.entries(specs).find(([name, spec]) => type.spec.attrs?.[name] !== spec)
      if (missing)
        throw new RangeError(`The attribute ${missing[0]} was asked of ${type.name}, which has none`)
      known.add(type)
    }
    return attrs as Attrs
  }
}
