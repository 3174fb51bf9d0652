import type { HostContext } from '../../core/feature/host-context.ts'
import { callHost, laterOnError, type OnError } from './host-errors.ts'
import { HostPart } from './host-part.tsx'

/** What the host decides by a function. */
type HostFunctions = Pick<
  HostContext,
  'mentionFeed' | 'mentionHref' | 'mentionCard' | 'mentionFromUrl' | 'renderMention'
>

/**
 * The same functions however often the host renders, each calling the host's newest: hosts write them anew each time, and the state
 * sees no change in that. One that throws has answered nothing; what a feed throws is shown in its list.
 */
export function lastingFunctions(
  newest: () => HostFunctions,
  onError: OnError,
): (given: HostFunctions) => HostFunctions {
  // Some are called while React renders.
  const ask = <Answer,>(call: () => Answer): Answer | undefined => callHost(laterOnError(onError), call)
  const mentionFeed: HostContext['mentionFeed'] = (query, request) =>
    newest().mentionFeed?.(query, request) ?? null
  const mentionHref: HostContext['mentionHref'] = mention => ask(() => newest().mentionHref?.(mention))
  const mentionCard: HostContext['mentionCard'] = mention => {
    const card = ask(() => newest().mentionCard?.(mention))
    if (card === undefined || card === null) return card
    return (
      <HostPart key={`${mention.objectType} ${mention.objectId}`} onError={onError}>
        {card}
      </HostPart>
    )
  }
  const mentionFromUrl: HostContext['mentionFromUrl'] = url => {
    const found = ask(() => newest().mentionFromUrl?.(url))
    if (!(found instanceof Promise)) return found
    return found.catch((error: unknown) => {
      onError(error)
      return null
    })
  }
  const renderMention: HostContext['renderMention'] = item => {
    const drawn = ask(() => newest().renderMention?.(item))
    if (drawn === undefined || drawn === null) return drawn
    return (
      <HostPart fallback={item.id} onError={onError}>
        {drawn}
      </HostPart>
    )
  }
  return given => ({
    mentionFeed: given.mentionFeed && mentionFeed,
    mentionHref: given.mentionHref && mentionHref,
    mentionCard: given.mentionCard && mentionCard,
    mentionFromUrl: given.mentionFromUrl && mentionFromUrl,
    renderMention: given.renderMention && renderMention,
  })
}
