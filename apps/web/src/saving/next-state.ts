import { currentText } from './saving-state.ts'
import type { Choice, FailedState, SaveAnswer, SavedText, SavingEvent, SavingState } from './saving-state.ts'

/** The state after an event. An event that cannot happen in a state leaves it as it is. */
export function nextState(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'changed':
      return afterChange(state, event.html, event.at)
    case 'sending':
      return afterSending(state, event.quiet)
    case 'hurried':
      return afterHurry(state)
    case 'answered':
      return afterAnswer(state, event.answer, event.at)
    case 'refreshed':
      return afterRefresh(state, event.saved)
    case 'restored':
      return afterRestore(state, event)
    case 'merged':
    case 'keptMine':
    case 'tookTheirs':
      return afterChoice(state, event)
  }
}

function afterChange(state: SavingState, html: string, at: number): SavingState {
  switch (state.status) {
    case 'clean':
    case 'saved':
      return html === state.base.html ? state : dirty(state.base, html, at)
    case 'dirty':
      return html === state.base.html
        ? { status: 'clean', base: state.base }
        : { ...state, draft: html, changedAt: at }
    case 'failed':
      return state.problem.passes ? { ...state, draft: html } : dirty(state.base, html, at)
    case 'saving':
    case 'conflict':
      return { ...state, draft: html }
  }
}

function afterSending(state: SavingState, quiet: boolean): SavingState {
  if (state.status === 'dirty') {
    const { base, draft } = state
    return { status: 'saving', base, draft, sent: draft, attempts: 1, problem: null }
  }
  if (state.status === 'failed') {
    const { base, draft, sent, attempts, problem } = state
    return {
      status: 'saving',
      base,
      draft,
      sent: sent ?? draft,
      attempts: attempts + 1,
      problem: quiet ? problem : null,
    }
  }
  return state
}

function afterHurry(state: SavingState): SavingState {
  return state.status === 'saving' && state.problem ? { ...state, problem: null } : state
}

function afterAnswer(state: SavingState, answer: SaveAnswer, at: number): SavingState {
  if (state.status !== 'saving') return state
  const { base, draft, sent, attempts } = state
  switch (answer.kind) {
    case 'saved':
      return draft === sent || draft === answer.saved.html
        ? { status: 'saved', base: answer.saved }
        : dirty(answer.saved, draft, at)
    case 'conflict':
      return answer.theirs.html === draft
        ? { status: 'saved', base: answer.theirs }
        : { status: 'conflict', base, draft, theirs: answer.theirs }
    case 'failed':
      return afterFailure({
        status: 'failed',
        base,
        draft,
        sent,
        attempts,
        problem: answer.problem,
        failedAt: at,
      })
  }
}

/** A refusal is final for the text that was refused, not for what was typed meanwhile. */
function afterFailure(failed: FailedState): SavingState {
  if (failed.problem.passes) return failed
  return failed.draft === failed.sent
    ? { ...failed, sent: null }
    : dirty(failed.base, failed.draft, failed.failedAt)
}

function afterChoice(state: SavingState, choice: Choice): SavingState {
  if (state.status !== 'conflict') return state
  const { theirs, draft } = state
  switch (choice.type) {
    case 'merged':
      return dirty(theirs, choice.html, choice.at)
    case 'keptMine':
      return dirty(theirs, draft, choice.at)
    case 'tookTheirs':
      return { status: 'clean', base: theirs }
  }
}

function afterRefresh(state: SavingState, saved: SavedText): SavingState {
  switch (state.status) {
    case 'clean':
    case 'saved':
      return saved.version > state.base.version ? { status: 'clean', base: saved } : state
    case 'conflict':
      return saved.version > state.theirs.version ? { ...state, theirs: saved } : state
    case 'dirty':
    case 'saving':
    case 'failed':
      return state
  }
}

function afterRestore(state: SavingState, restored: Restored): SavingState {
  const { html, base, at } = restored
  const current = currentText(state)
  if (html === current.html) return { status: 'clean', base: current }
  if (base.version < current.version) return { status: 'conflict', base, draft: html, theirs: current }
  return dirty(base.version > current.version ? base : current, html, at)
}

type Restored = Extract<SavingEvent, { type: 'restored' }>

function dirty(base: SavedText, draft: string, at: number): SavingState {
  return { status: 'dirty', base, draft, since: at, changedAt: at }
}
