import { schema } from '@taskfield/document'
import type { Attrs, Node } from 'prosemirror-model'
import type { ListKind } from './list-kind.ts'

/** What a new list takes over from one of its kind right before or after it, so that both are one. */
export function neighbourAttrs(doc: Node, from: number, to: number, kind: ListKind): Attrs | null {
  const neighbours = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter]
  const like = neighbours.find(node => node?.type === schema.nodes.list && node.attrs['kind'] === kind)
  return like ? { marker: like.attrs['marker'], indent: like.attrs['indent'] } : null
}
