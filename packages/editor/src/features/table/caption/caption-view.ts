import { schema } from '@taskfield/document'
import type { NodeViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { renderNode } from '../../../core/feature/render-node.ts'
import { captionPlaceholder } from '../messages.ts'

/** A caption as its spec shows it; an empty one of a table says what it is for. */
export const captionView: NodeViewConstructor = (node, view, getPos) => {
  const rendered = renderNode(node)
  const pos = getPos()
  const figure = pos === undefined ? null : view.state.doc.resolve(pos).parent
  if (figure?.type === schema.nodes.tableFigure)
    rendered.dom.dataset['placeholder'] = captionPlaceholder[contextOf(view.state).locale]
  return rendered
}
