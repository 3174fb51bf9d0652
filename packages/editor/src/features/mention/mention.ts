import type { Feature } from '../../core/feature/feature.ts'
import { chooseHelp, mentionHelp, mentionLabel, openMentionHelp, walkListHelp } from './messages.ts'
import { mentionCard } from './mention-card.tsx'
import { mentionCardState } from './mention-card-state.ts'
import { mentionSource } from './mention-source.ts'
import { pasteMention } from './paste-mention.ts'
import { openMentionOnClick } from './open-mention.ts'
import { spaceAfterMention } from './space-after-mention.ts'

/** Mentions: chosen from a list behind `#` or `№`, each one object of its line. */
export const mention: Feature = {
  name: 'mention',
  content: {
    plugins: [openMentionOnClick, mentionCardState],
    balloons: [mentionCard],
    objectNames: { mention: mentionLabel },
  },
  plugins: [pasteMention, spaceAfterMention],
  suggestions: [mentionSource],
  help: [
    { section: 'text', label: mentionHelp, typed: ['#', '№'] },
    { section: 'text', label: openMentionHelp, keys: ['Alt-Enter'] },
    { section: 'editing', label: chooseHelp, keys: ['Enter', 'Tab'] },
    {
      section: 'editing',
      label: walkListHelp,
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'],
      boundBy: 'toolbar',
    },
  ],
}
