import { expect, it } from 'vitest'
import type { SavingState } from './saving-state.ts'
import { savingWords } from './saving-words.ts'

const now = new Date('2026-11-20T18:00:00')
const base = { html: '', version: 1, updatedAt: '2026-11-20T14:05:00' }
const draft = { base, draft: 'a' }

const failed = (message: string): SavingState => ({
  status: 'failed',
  ...draft,
  sent: null,
  attempts: 1,
  failedAt: 0,
  problem: { message, passes: true },
})

const changed = (updatedAt: string): SavingState => ({ status: 'clean', base: { ...base, updatedAt } })

const sending = (problem: { message: string; passes: boolean } | null): SavingState => ({
  status: 'saving',
  ...draft,
  sent: 'a',
  attempts: 1,
  problem,
})

it.each<[SavingState, string]>([
  [{ status: 'clean', base }, 'Изменено сегодня в 14:05'],
  [changed('2026-11-19T23:59:00'), 'Изменено вчера в 23:59'],
  [changed('2026-11-18T23:59:00'), 'Изменено 18 ноября в 23:59'],
  [changed('2025-11-20T09:30:00'), 'Изменено 20 ноября 2025 г.'],
  [{ status: 'saved', base }, 'Сохранено в 14:05'],
  [{ status: 'saved', base: { ...base, updatedAt: '2026-11-19T09:30:00' } }, 'Сохранено вчера в 09:30'],
  [{ status: 'dirty', ...draft, since: 0, changedAt: 0 }, 'Сохраняется…'],
  [sending(null), 'Сохраняется…'],
  [failed('Нет связи с сервером'), 'Не сохранено: нет связи с сервером.'],
  [
    failed('Место на диске кончилось. Напишите администратору.'),
    'Не сохранено: место на диске кончилось. Напишите администратору.',
  ],
  [failed('HTML не читается'), 'Не сохранено: HTML не читается.'],
  [sending({ message: 'Сервер не отвечает', passes: true }), 'Не сохранено: сервер не отвечает.'],
  [{ status: 'conflict', ...draft, theirs: base }, 'Не сохранено: описание изменили, пока вы писали.'],
])('says where the text stands: %j', (state, text) => {
  expect(savingWords(state, now).text.ru).toBe(text)
})

it('calls the last day of a month and of a year yesterday on the first', () => {
  expect(savingWords(changed('2025-12-31T12:00:00'), new Date('2026-01-01T10:00:00')).text.ru).toBe(
    'Изменено вчера в 12:00',
  )
})

it.each<[string, SavingState, string | null]>([
  ['a failure', failed('Нет связи'), 'retry'],
  ['a conflict', { status: 'conflict', ...draft, theirs: base }, 'compare'],
  ['a saved text', { status: 'saved', base }, null],
])('offers for %s the way on', (_, state, action) => {
  expect(savingWords(state, now).action).toBe(action)
})

it.each<[SavingState, string]>([
  [{ status: 'clean', base }, 'Changed today at 14:05'],
  [changed('2026-11-19T23:59:00'), 'Changed yesterday at 23:59'],
  [changed('2026-11-18T23:59:00'), 'Changed 18 November at 23:59'],
  [changed('2025-11-20T09:30:00'), 'Changed 20 November 2025'],
  [{ status: 'saved', base }, 'Saved at 14:05'],
  [failed('The server does not answer'), 'Not saved: the server does not answer.'],
])('says it in English, too: %j', (state, text) => {
  expect(savingWords(state, now).text.en).toBe(text)
})
