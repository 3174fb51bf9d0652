import { expect, it } from 'vitest'
import { errorMessage } from './error-message.ts'

it.each([
  [{ error: { message: 'Задача не найдена.' } }, 'Задача не найдена.'],
  [
    { error: { message: 'Сообщите номер запроса.', requestId: 'req-7' } },
    'Сообщите номер запроса. Номер запроса: req-7.',
  ],
  [{ error: { message: 404 } }, null],
  [{}, null],
  [null, null],
  ['Bad Gateway', null],
])('finds in %j the words %j', (answer, words) => {
  expect(errorMessage(answer)).toBe(words)
})
