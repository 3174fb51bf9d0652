import { expect, it } from 'vitest'
import { keptWords, uploadWords } from './upload-words.ts'

it.each([
  [1, 0, 'Загружается 1 изображение'],
  [3, 1, 'Загружаются 2 изображения, 1 не загрузилось'],
  [3, 2, 'Загружается 1 изображение, 2 не загрузились'],
  [5, 0, 'Загружаются 5 изображений'],
  [1, 1, 'Не сохранено: 1 изображение не загрузилось.'],
  [2, 2, 'Не сохранено: 2 изображения не загрузились.'],
])('of %i images, %i of them failed: %s', (pending, failed, words) => {
  expect(uploadWords({ pending, failed }).ru).toBe(words)
})

it('says that the field closes after the images', () => {
  expect(uploadWords({ pending: 2, failed: 0, isFinishing: true }).ru).toBe(
    'Загружаются 2 изображения, затем поле закроется',
  )
})

it.each([
  [1, '1 изображение ещё не загружено'],
  [3, '3 изображения ещё не загружены'],
  [5, '5 изображений ещё не загружены'],
])('says of %i images that an earlier page has left: %s', (count, words) => {
  expect(keptWords(count).ru).toBe(words)
})

it.each([
  [1, 0, 'Uploading 1 image'],
  [3, 1, 'Uploading 2 images, 1 was not uploaded'],
  [2, 2, 'Not saved: 2 images were not uploaded.'],
])('says it of %i images, %i of them failed, in English, too: %s', (pending, failed, words) => {
  expect(uploadWords({ pending, failed }).en).toBe(words)
})
