import { listAttrs, schema, type ListAttrs, type ListKind } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** What a new list takes over from the first one of its kind among its neighbours, so that both are one. */
export function neighbourAttrs(
  neighbours: readonly (Node | null | undefined)[],
  kind: ListKind,
): Pick<ListAttrs, 'marker' | 'indent'> | null {
  const like = neighbours.find(node => node?.type === schema.nodes.list && listAttrs(node).kind === kind)
  if (!like) return null
  const { marker, indent } = listAttrs(like)
  return { marker, indent }
}
