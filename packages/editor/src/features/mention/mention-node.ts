import { mentionAttrs, schema } from '@taskfield/document'
import type { Mark, Node } from 'prosemirror-model'
import type { Mention, MentionItem } from '../../core/suggestion/mention-item.ts'

const { mention } = schema.nodes

export function isMention(node: Node | null | undefined): node is Node {
  return node?.type === mention
}

/** Makes the object that stands for an item in a text. */
export function createMention({ id, objectType, objectId }: MentionItem, marks: readonly Mark[] = []): Node {
  const attrs = { text: id, objectType, objectId: String(objectId), feedId: null }
  return mention.create(attrs, null, marks)
}

/** What a host is told of a mention. */
export function readMention(node: Node): Mention {
  const { objectId, objectType, text } = mentionAttrs(node)
  return { objectId, objectType, text }
}
