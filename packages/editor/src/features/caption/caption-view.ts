import { messageText } from '../../messages/message-text.ts'
import { schema } from '@taskfield/document'
import type { NodeType } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import type { Message } from '../../messages/message.ts'
import { imageCaptionPlaceholder, tableCaptionPlaceholder } from './messages.ts'

const placeholders: ReadonlyMap<NodeType, Message> = new Map([
  [schema.nodes.tableFigure, tableCaptionPlaceholder],
  [schema.nodes.image, imageCaptionPlaceholder],
])

/** A caption as its spec shows it; an empty one says what it is for. */
export const captionView: NodeViewConstructor = (node, view, getPos) => {
  const rendered = renderNode(node)
  const pos = getPos()
  const placeholder =
    pos === undefined ? undefined : placeholders.get(view.state.doc.resolve(pos).parent.type)
  if (placeholder) rendered.dom.dataset['placeholder'] = messageText(placeholder, contextOf(view.state))
  return rendered
}
