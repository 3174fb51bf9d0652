import { expect, it } from 'vitest'
import { readImageAddress } from './image-address.ts'

it.each([
  ['https://a.ru/b.png', 'https://a.ru/b.png'],
  [' a.ru/b.png ', 'https://a.ru/b.png'],
  ['/media/b.png', '/media/b.png'],
  ['//cdn.ru/b.png', '//cdn.ru/b.png'],
])('the address %j is %j', (typed, src) => {
  expect(readImageAddress(typed)).toEqual({ src })
})

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://a.ru/1',
  'картинка',
  'https://',
  'https://a.ru/b c.png',
])('%j is no address of an image', typed => {
  expect(readImageAddress(typed)).toHaveProperty('error')
})
