import { expect, it } from 'vitest'
import { plainText } from './copy-html.ts'

it.each([
  ['<h2>Список</h2><ul><li>один</li><li>два</li></ul>', 'Список\nодин\nдва'],
  ['<p>первая<br>вторая</p><p>третья</p>', 'первая\nвторая\nтретья'],
  ['<p>Смотрите <span class="mention">#3 Задача</span></p>', 'Смотрите #3 Задача'],
  ['', ''],
])('writes %s as plain text', (html, text) => {
  expect(plainText(html)).toBe(text)
})
