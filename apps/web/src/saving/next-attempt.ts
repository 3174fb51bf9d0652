import type { SavingState } from './saving-state.ts'

const pauseAfterTyping = 1000
const maxWaitWhileTyping = 5000
const firstRetry = 1000
const maxRetryDelay = 30_000

/**
 * When the next attempt to save is due, in milliseconds since 1970, or `null` when none is to be made by itself:
 * a second after the last change, five seconds after the first, and ever more slowly after a failure that may pass.
 */
export function nextAttemptAt(state: SavingState): number | null {
  if (state.status === 'dirty') {
    return Math.min(state.changedAt + pauseAfterTyping, state.since + maxWaitWhileTyping)
  }
  if (state.status === 'failed' && state.problem.passes) {
    return state.failedAt + Math.min(firstRetry * 2 ** (state.attempts - 1), maxRetryDelay)
  }
  return null
}
