import type { NodeViewConstructor } from 'prosemirror-view'
import { renderNode } from '../../core/feature/render-node.ts'
import { copyAttributes } from '../../core/feature/copy-attributes.ts'

/** The figure around a table. What is dragged shows its width on the page before it is in the document. */
export const figureView: NodeViewConstructor = node => {
  let shown = node
  const { dom } = renderNode(node)
  return {
    dom,
    contentDOM: dom,
    update(next) {
      if (next.type !== shown.type) return false
      if (next.attrs !== shown.attrs) copyAttributes(renderNode(next).dom, dom)
      shown = next
      return true
    },
    ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
  }
}
