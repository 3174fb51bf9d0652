import { expect, it } from 'vitest'
import type { Draft } from './draft.ts'
import { draftCount, draftTitle } from './draft-words.ts'
import { draftOf } from '../testing/draft-of.ts'

const now = new Date('2026-11-20T18:00:00')

const draft = (kind: Draft['kind'], changedAt: string, html = '<p>a</p>'): Draft =>
  draftOf({ kind, html, changedAt: Date.parse(changedAt) })

it.each<[Draft, string]>([
  [draft('unsaved', '2026-11-20T14:32:00'), 'Несохранённый текст от 14:32'],
  [draft('declined', '2026-11-19T14:32:00'), 'Несохранённый текст от 19 ноября, 14:32'],
  [draft('unsaved', '2025-12-31T14:32:00'), 'Несохранённый текст от 31 декабря 2025 г.'],
  [draft('unsaved', '2026-11-20T14:32:00', ''), 'Несохранённая правка от 14:32: текст стёрт'],
  [draft('replaced', '2026-11-20T14:32:00'), 'Заменённая версия от 14:32'],
])('calls %j «%s»', (of, title) => {
  expect(draftTitle(of, now).ru).toBe(title)
})

it('counts drafts, and does not call a text unsaved that was saved once', () => {
  const unsaved = draft('unsaved', '2026-11-20T14:32:00')
  expect(draftCount([unsaved, unsaved]).ru).toBe('Несохранённые тексты: 2')
  expect(draftCount([unsaved, draft('replaced', '2026-11-20T14:32:00')]).ru).toBe(
    'Тексты на этом устройстве: 2',
  )
})

it('says it in English, too', () => {
  expect(draftTitle(draft('declined', '2026-11-19T14:32:00'), now).en).toBe(
    'Unsaved text from 19 November, 14:32',
  )
})
