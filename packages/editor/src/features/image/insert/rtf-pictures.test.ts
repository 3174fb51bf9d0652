import { expect, it } from 'vitest'
import { readRtfPictures } from './rtf-pictures.ts'

const png = String.raw`{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn a}{\sv b}}}\picscalex100\pngblip\bliptag-12{\*\blipuid 0011aabb}
89504e470d0a1a0a00ff}}{\nonshppict{\pict\wmetafile8 0100090000}}`
const jpeg = String.raw`{\*\shppict{\pict\jpegblip ffd8ffe0}}`

it('finds the pictures of a document of Word in their order', async () => {
  const files = readRtfPictures(String.raw`{\rtf1 text ${png} more ${jpeg}}`)
  expect(files.map(({ name, type, size }) => `${name} ${type} ${size}`)).toEqual([
    'image-1.png image/png 10',
    'image-2.jpeg image/jpeg 4',
  ])
  expect([...new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 3)).toEqual([
    0x89, 0x50, 0x4e,
  ])
})

it('leaves out what stands in the group of a picture, and the bullets of lists', () => {
  const bullets = String.raw`{\*\listpicture${jpeg}}`
  const tight = String.raw`{\pict\pngblip\bliptag123{\*\blipuid 00}89504e470d0a1a0a}`
  expect(
    readRtfPictures(String.raw`{\rtf1 ${bullets}${tight}}`).map(({ type, size }) => `${type} ${size}`),
  ).toEqual(['image/png 8'])
})

it('reads groups that are never closed once', { timeout: 60_000 }, () => {
  expect(readRtfPictures(String.raw`{\pict`.repeat(300_000))).toEqual([])
})

it.each(['', '{', String.raw`{\rtf1 text}`, String.raw`{\pict\pngblip`, String.raw`{\pict\pngblip 0011}`])(
  'finds none in %j',
  rtf => {
    expect(readRtfPictures(rtf)).toEqual([])
  },
)
