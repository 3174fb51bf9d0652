import { expect, it } from 'vitest'
import { createDraftId, draftDeadline, draftFate, draftsOfText, limitDrafts } from './draft.ts'
import type { Draft } from './draft.ts'
import { draftOf } from '../testing/draft-of.ts'

const saved = (html: string) => ({ html, version: 1, updatedAt: '2026-11-20T14:05:00Z' })

const draft = (change: Partial<Draft> = {}): Draft =>
  draftOf({ html: 'мой', base: saved('начало'), ...change })

it('gives every draft a name of its own', () => {
  expect(new Set(Array.from({ length: 1000 }, createDraftId)).size).toBe(1000)
})

it('keeps a draft for thirty days after its last change', () => {
  const now = Date.UTC(2026, 10, 30)
  expect(draftDeadline(now)).toBe(Date.UTC(2026, 9, 31))
})

it('has room for the newest drafts of a text, and shows the newest first', () => {
  const drafts = Array.from({ length: draftsOfText + 2 }, (_, age) =>
    draft({ id: `${age}`, changedAt: -age }),
  )
  const { kept, excess } = limitDrafts(drafts.toReversed())
  expect(kept.map(({ id }) => id)).toEqual(drafts.slice(0, draftsOfText).map(({ id }) => id))
  expect(excess).toEqual([`${draftsOfText}`, `${draftsOfText + 1}`])
})

it.each<[string, Draft['kind'], { server: string; contains: boolean }, string]>([
  ['a text that the server lacks', 'unsaved', { server: 'начало', contains: false }, 'offer'],
  ['a text that the server has got meanwhile', 'unsaved', { server: 'мой', contains: true }, 'forget'],
  ['a text that gave way to that of the server', 'declined', { server: 'их', contains: false }, 'offer'],
  ['a version that has been replaced', 'replaced', { server: 'начало', contains: false }, 'offer'],
  ['a version that is still to be replaced', 'replaced', { server: 'мой', contains: true }, 'hide'],
  ['a replaced version that others built on', 'replaced', { server: 'мой и их', contains: true }, 'offer'],
])('%s', (_, kind, { server, contains }, fate) => {
  expect(draftFate(draft({ kind }), server, () => contains)).toBe(fate)
})
