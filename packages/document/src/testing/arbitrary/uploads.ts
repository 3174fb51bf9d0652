import * as fc from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { schema } from '../../schema.ts'

const { image, inlineImage, caption } = schema.nodes

/** An image that is being uploaded. */
export function pendingImage(id: string, isInline: boolean): Node {
  const attrs = { src: '', upload: id, alt: 'words' }
  return isInline
    ? inlineImage.create(attrs)
    : image.create(attrs, caption.create(null, schema.text('words below')))
}

const choices = fc.infiniteStream(fc.constantFrom(true, false, false, false))

type Rewrite = (children: readonly Node[], parent: Node) => Node[]

function rewriteAll(node: Node, rewrite: Rewrite): Node {
  if (node.isLeaf) return node
  const children = node.children.map(child => rewriteAll(child, rewrite))
  return node.copy(Fragment.fromArray(rewrite(children, node)))
}

/** Text in halves, so that something can come between. */
function halves(node: Node): Node[] {
  const { text = '', marks } = node
  if (!node.isText || text.length < 2) return [node]
  const middle = text.length >> 1
  return [schema.text(text.slice(0, middle), marks), schema.text(text.slice(middle), marks)]
}

/** Puts images that are being uploaded at some of the places where images can be. */
export function addPending(doc: Node): fc.Arbitrary<Node> {
  return choices.map(stream =>
    rewriteAll(doc, (children, { type, inlineContent }) => {
      const pending = pendingImage('u', inlineContent)
      if (!type.contentMatch.matchType(pending.type) || type.spec.code === true) return [...children]
      const parts = inlineContent ? children.flatMap(halves) : children
      return [
        ...parts.flatMap(part => [...(stream.next().value ? [pending] : []), part]),
        ...(stream.next().value ? [pending] : []),
      ]
    }),
  )
}

/** Makes some of the blocks and inline images of a document images that are being uploaded. */
export function makePending(doc: Node): fc.Arbitrary<Node> {
  return choices.map(stream =>
    rewriteAll(doc, (children, { type, inlineContent }) =>
      children.map(child => {
        const pending = pendingImage('u', inlineContent)
        const isPossible = inlineContent ? child.type === inlineImage : type.contentMatch.matchType(image)
        return isPossible && stream.next().value ? pending : child
      }),
    ),
  )
}
