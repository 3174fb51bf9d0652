import type { Attrs, NodeType } from 'prosemirror-model'

/** The attributes to make a node with: `null` where all are the usual ones, which such nodes then share. */
export function sharedAttrs(type: NodeType | undefined, attrs: Attrs): Attrs | null {
  const specs = type?.spec.attrs
  for (const name in attrs) if (attrs[name] !== specs?.[name]?.default) return attrs
  return null
}
