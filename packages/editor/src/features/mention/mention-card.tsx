import type { ReactElement } from 'react'
import { mentionCardLabel } from '../../content/messages.ts'
import type { Balloon } from '../../core/feature/balloon.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { closeMentionCard, findCardMention } from './mention-card-state.ts'
import { readMention } from './mention-node.ts'

/** What the host shows of a mention that is selected, or that the pointer rests on. */
export const mentionCard: Balloon = {
  name: 'mentionCard',
  label: mentionCardLabel,
  findAnchor(state) {
    const found = findCardMention(state)
    return found && { from: found.pos, to: found.pos + found.node.nodeSize, isHovered: found.isHovered }
  },
  close: closeMentionCard,
  component: MentionCard,
}

function MentionCard({ editor }: { editor: EditorContext }): ReactElement | null {
  const { node, card } = useEditorState(editor, state => ({
    node: findCardMention(state)?.node ?? null,
    card: contextOf(state).mentionCard,
  }))
  return node && card && <div className="tf-mention-card tf-hosted">{card(readMention(node))}</div>
}
