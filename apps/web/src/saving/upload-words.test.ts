import { expect, it } from 'vitest'
import { uploadWords } from './upload-words.ts'

it.each([
  [1, 0, 'Загружается 1 изображение'],
  [3, 1, 'Загружаются 3 изображения'],
  [5, 0, 'Загружаются 5 изображений'],
  [1, 1, 'Не сохранено: 1 изображение не загрузилось.'],
  [2, 2, 'Не сохранено: 2 изображения не загрузились.'],
])('of %i images, %i of them failed: %s', (pending, failed, words) => {
  expect(uploadWords({ pending, failed })).toBe(words)
})
