import { listAttrs, schema, type ListAttrs, type ListKind } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** What a new list takes over from one of its kind right before or after it, so that both are one. */
export function neighbourAttrs(
  doc: Node,
  from: number,
  to: number,
  kind: ListKind,
): Pick<ListAttrs, 'marker' | 'indent'> | null {
  const neighbours = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter]
  const like = neighbours.find(node => node?.type === schema.nodes.list && listAttrs(node).kind === kind)
  if (!like) return null
  const { marker, indent } = listAttrs(like)
  return { marker, indent }
}
