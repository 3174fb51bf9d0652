import { expect, it } from 'vitest'
import { takeLocalPictures } from './local-pictures.ts'

const rtf = String.raw`{\rtf1{\pict\pngblip 89504e470d0a1a0a}{\pict\jpegblip ffd8ffe0}}`
const image = (attributes: string): string => `<img src="file:///C:/clip.png"${attributes}>`
const kinds = (html: string): string[] => [...html.matchAll(/alt="(\w)"/g)].map(([, name = '']) => name)

it.each([
  ['in their order', image(' alt="a"') + image(' alt="b"'), ['a', 'b'], 0],
  [
    'by their numbers',
    image(' alt="a" data-clip="1"') + image(' alt="b"') + image(' alt="c" data-clip="0"'),
    ['a', 'c'],
    1,
  ],
  ['none where nobody knows which is which', `x${image(' alt="a"')}y`, [], 1],
  ['of mail by their order', '<img src="cid:1@mail" alt="a"><img alt="b" src="cid:2@mail">', ['a', 'b'], 0],
  ['none beyond those that are there', image(' alt="a" data-clip="7"'), [], 1],
])('finds the pictures of images %s, and leaves no image without one', (_, html, found, lost) => {
  const taken = takeLocalPictures(html, rtf)
  expect(kinds(taken.html)).toEqual(found)
  expect(taken.lost).toBe(lost)
  expect(taken.html).not.toMatch(/file:|cid:|data-clip/)
})
