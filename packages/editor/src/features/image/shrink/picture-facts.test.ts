import { expect, it } from 'vitest'
import { readPictureFacts } from './picture-facts.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, character => character.charCodeAt(0))

it.each([
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'image/png', false],
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR....acTL', 'image/png', true],
  ['\u00FF\u00D8\u00FF\u00E1', 'image/jpeg', false],
  ['GIF89a', 'image/gif', true],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp', false],
  ['RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0002', 'image/webp', true],
  ['RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0010', 'image/webp', false],
  ['\0\0\0\u0018ftypavif\0\0\0\0mif1miaf', 'image/avif', false],
  ['\0\0\0\u0018ftypmif1\0\0\0\0mif1avif', 'image/avif', false],
  ['\0\0\0\u0018ftypavis\0\0\0\0msf1avis', 'image/avif', true],
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'image/heic', false],
  ['<?xml version="1.0"?><svg xmlns="x">', 'image/svg+xml', false],
  ['%PDF-1.7', null, false],
  ['', null, false],
])('%j begins %s', (text, type, isAnimated) => {
  expect(readPictureFacts(bytes(text))).toEqual({ type, isAnimated })
})

it.each('heic heim heis heix hevc hevm hevs hevx mif1 msf1'.split(' '))('%s is a brand of HEIC', brand => {
  const head = `\0\0\0\u0014ftyp${brand}\0\0\0\0${brand}`
  expect(readPictureFacts(bytes(head))).toEqual({ type: 'image/heic', isAnimated: false })
})
