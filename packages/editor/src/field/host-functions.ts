import type { HostContext } from '../core/feature/host-context.ts'

/** What the host decides by a function. */
type HostFunctions = Pick<
  HostContext,
  'mentionFeed' | 'mentionHref' | 'mentionCard' | 'mentionFromUrl' | 'renderMention'
>

/**
 * The same functions however often the host renders, each calling the host's newest: hosts write them anew each time, and the state
 * sees no change in that.
 */
export function lastingFunctions(newest: () => HostFunctions): (given: HostFunctions) => HostFunctions {
  const mentionFeed: HostContext['mentionFeed'] = (query, request) =>
    newest().mentionFeed?.(query, request) ?? null
  const mentionHref: HostContext['mentionHref'] = mention => newest().mentionHref?.(mention)
  const mentionCard: HostContext['mentionCard'] = mention => newest().mentionCard?.(mention)
  const mentionFromUrl: HostContext['mentionFromUrl'] = url => newest().mentionFromUrl?.(url)
  const renderMention: HostContext['renderMention'] = item => newest().renderMention?.(item)
  return given => ({
    mentionFeed: given.mentionFeed && mentionFeed,
    mentionHref: given.mentionHref && mentionHref,
    mentionCard: given.mentionCard && mentionCard,
    mentionFromUrl: given.mentionFromUrl && mentionFromUrl,
    renderMention: given.renderMention && renderMention,
  })
}
