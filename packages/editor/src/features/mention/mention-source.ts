import { contextOf, type HostContext } from '../../core/feature/host-context.ts'
import { opensWord } from '../../core/suggestion/marker-place.ts'
import type { MentionItem } from '../../core/suggestion/mention-item.ts'
import { nothingFound } from '../../core/suggestion/messages.ts'
import type { SuggestionOption, SuggestionSource } from '../../core/suggestion/suggestion-source.tsx'
import { createTaskFeed } from '../../core/suggestion/task-feed.ts'
import { insertMention } from './insert-mention.ts'
import { mentionListLabel, mentionsFailed } from './messages.ts'

/** How long the feed waits after a letter: ms, from the specification. */
const feedDelay = 100

const subtasks = createTaskFeed()

/** `#` offers what the feed of the host finds, and so does `№`, which the same key types on a Russian keyboard. */
export const mentionSource: SuggestionSource = {
  name: 'mention',
  label: mentionListLabel,
  markers: ['#', '№'],
  opensAfter: opensWord,
  isOffered: state => contextOf(state).mentionFeed !== null,
  limit: 10,
  delay: feedDelay,
  async find(query, { state, marker, signal }) {
    const context = contextOf(state)
    const { mentionFeed = subtasks, taskId } = context
    const items = (await mentionFeed?.(query, { marker, signal, taskId })) ?? null
    return items && items.map(item => optionOf(item, context))
  },
  empty: nothingFound,
  failed: mentionsFailed,
}

function optionOf(item: MentionItem, { mentionLength, renderMention }: HostContext): SuggestionOption {
  return {
    key: `${item.objectType} ${item.objectId}`,
    id: item.id,
    name: item.name,
    label: item.id,
    shown: renderMention ? renderMention(item) : cut(item.id, mentionLength),
    choose: range => insertMention(item, range),
  }
}

/** The first characters of a text, whole ones, and a sign that there are more. */
function cut(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}
