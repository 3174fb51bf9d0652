import type { Attrs, NodeType } from 'prosemirror-model'

/** The attributes to make a node with: `null` where all are the usual ones, which such nodes then share. */
export function sharedAttrs(type: NodeType | undefined, attrs: Attrs): Attrs | null {
  for (const name of Object.keys(attrs)) if (attrs[name] !== type?.spec.attrs?.[name]?.default) return attrs
  return null
}
