import type { NodeViewConstructor } from 'prosemirror-view'
import { labelPageBreak } from '../../content/page-break.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'

/** A page break with its label. */
export const pageBreakView: NodeViewConstructor = (node, view) => {
  const { dom } = renderNode(node)
  labelPageBreak(dom, contextOf(view.state))
  return { dom }
}
