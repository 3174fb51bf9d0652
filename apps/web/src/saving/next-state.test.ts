import { expect, it } from 'vitest'
import { nextState } from './next-state.ts'
import { unsavedText } from './saving-state.ts'
import type { SavedText, SavingEvent, SavingState } from './saving-state.ts'

const version = (number: number, html: string): SavedText => ({
  html,
  version: number,
  updatedAt: '2026-11-20T14:05:00Z',
})
const first = version(1, '<p>первый</p>')
const lost = { message: 'Нет связи с сервером', passes: true }
const refused = { message: 'Текст слишком длинный', passes: false }

const typed = (html: string): SavingEvent => ({ type: 'changed', html, at: 0 })
const sending: SavingEvent = { type: 'sending', quiet: true }
const saved = (text: SavedText): SavingEvent => ({
  type: 'answered',
  answer: { kind: 'saved', saved: text },
  at: 0,
})
const failed = (problem: typeof lost): SavingEvent => ({
  type: 'answered',
  answer: { kind: 'failed', problem },
  at: 0,
})
const conflicting = (theirs: SavedText): SavingEvent => ({
  type: 'answered',
  answer: { kind: 'conflict', theirs },
  at: 0,
})

function after(...events: SavingEvent[]): SavingState {
  return events.reduce(nextState, { status: 'clean', base: first })
}

it('holds a text as saved only after the server has confirmed this very text', () => {
  const events = [typed('a'), sending]
  expect(after(...events).status).toBe('saving')
  expect(after(...events, saved(version(2, 'a')))).toEqual({ status: 'saved', base: version(2, 'a') })
})

it('holds a text as unsaved when typing went on while it was sent', () => {
  expect(after(typed('a'), sending, typed('ab'), saved(version(2, 'a')))).toMatchObject({
    status: 'dirty',
    draft: 'ab',
    base: { version: 2 },
  })
})

it('takes the form in which the server wrote a text for the text itself', () => {
  expect(
    after(typed('<b>a</b>'), sending, saved(version(2, '<strong>a</strong>')), typed('<strong>a</strong>')),
  ).toEqual({
    status: 'saved',
    base: version(2, '<strong>a</strong>'),
  })
})

it('has nothing to save when the user takes everything back', () => {
  expect(after(typed('a'), typed(first.html)).status).toBe('clean')
})

it('keeps the text after a failure, with what was typed since', () => {
  const state = after(typed('a'), sending, failed(lost), typed('ab'))
  expect(state).toMatchObject({ status: 'failed', problem: lost })
  expect(unsavedText(state)).toBe('ab')
})

it('repeats an attempt with an unknown outcome word for word before it sends anything newer', () => {
  const retried = after(typed('a'), sending, failed(lost), typed('ab'), sending)
  expect(retried).toMatchObject({ status: 'saving', sent: 'a', draft: 'ab' })
  const then = nextState(nextState(retried, saved(version(2, 'a'))), sending)
  expect(then).toMatchObject({ status: 'saving', sent: 'ab', base: { version: 2 } })
})

it('tries again after a refusal only when the text has changed', () => {
  const state = after(typed('a'), sending, failed(refused))
  expect(state.status).toBe('failed')
  expect(nextState(state, typed('b'))).toMatchObject({ status: 'dirty', draft: 'b' })
})

it('tries what was typed while an earlier text was being refused', () => {
  expect(after(typed('a'), sending, typed('b'), failed(refused))).toMatchObject({
    status: 'dirty',
    draft: 'b',
  })
})

it('goes on saying what is wrong while it tries again by itself, and stops saying it when asked to try', () => {
  const retried = after(typed('a'), sending, failed(lost), sending)
  expect(retried).toMatchObject({ status: 'saving', problem: lost, attempts: 2 })
  expect(nextState(retried, { type: 'hurried' })).toMatchObject({ status: 'saving', problem: null })
})

it('keeps both texts in a conflict, and my typing goes on', () => {
  expect(after(typed('mine'), sending, conflicting(version(2, 'theirs')), typed('mine too'))).toEqual({
    status: 'conflict',
    base: first,
    draft: 'mine too',
    theirs: version(2, 'theirs'),
  })
})

it('writes my text over the version that it was compared with', () => {
  const state = after(
    typed('mine'),
    sending,
    conflicting(version(2, 'theirs')),
    { type: 'keptMine', at: 0 },
    sending,
  )
  expect(state).toMatchObject({ status: 'saving', sent: 'mine', base: { version: 2 } })
})

it('has nothing to save after taking their text', () => {
  const state = after(typed('mine'), sending, conflicting(version(2, 'theirs')), { type: 'tookTheirs' })
  expect(state).toEqual({ status: 'clean', base: version(2, 'theirs') })
})

it('sees no conflict where both wrote the same', () => {
  expect(after(typed('same'), sending, conflicting(version(5, 'same')))).toEqual({
    status: 'saved',
    base: version(5, 'same'),
  })
})

it('takes a newer version from the server while nothing is unsaved', () => {
  expect(after({ type: 'refreshed', saved: version(2, 'b') })).toEqual({
    status: 'clean',
    base: version(2, 'b'),
  })
})

it.each([
  ['dirty', [typed('a')]],
  ['saving', [typed('a'), sending]],
  ['failed', [typed('a'), sending, failed(lost)]],
])('does not let a newer version from the server touch a text that is %s', (status, events) => {
  const state = after(...events)
  expect(state.status).toBe(status)
  expect(nextState(state, { type: 'refreshed', saved: version(2, 'b') })).toBe(state)
})

it('never goes back to an older version that arrives late', () => {
  const state = after(typed('a'), sending, saved(version(2, 'a')))
  expect(nextState(state, { type: 'refreshed', saved: first })).toBe(state)
})

it('shows the newest of their versions in a conflict', () => {
  const state = after(typed('a'), sending, conflicting(version(2, 'b')), {
    type: 'refreshed',
    saved: version(3, 'c'),
  })
  expect(state).toMatchObject({ status: 'conflict', draft: 'a', theirs: version(3, 'c') })
})

const restored = (html: string, base: SavedText): SavingEvent => ({ type: 'restored', html, base, at: 0 })

it('goes on with a text that was written over what the server holds', () => {
  expect(after(restored('a', first))).toMatchObject({ status: 'dirty', base: first, draft: 'a' })
})

it('has nothing to save when the server holds the text that is brought back', () => {
  expect(after(restored(first.html, version(0, '')))).toEqual({ status: 'clean', base: first })
})

it('sees a conflict where the server holds something newer than the text was written over', () => {
  const now = version(3, 'now')
  expect(after({ type: 'refreshed', saved: now }, restored('a', first))).toEqual({
    status: 'conflict',
    base: first,
    draft: 'a',
    theirs: now,
  })
})

it('compares a text that is brought back during a conflict with the newest version', () => {
  const theirs = version(2, 'theirs')
  expect(after(typed('mine'), sending, conflicting(theirs), restored('a', theirs))).toMatchObject({
    status: 'dirty',
    base: theirs,
    draft: 'a',
  })
})

it('knows a newer version from a text that was written over it', () => {
  const newer = version(2, 'newer')
  expect(after(restored('a', newer))).toMatchObject({ status: 'dirty', base: newer, draft: 'a' })
})
