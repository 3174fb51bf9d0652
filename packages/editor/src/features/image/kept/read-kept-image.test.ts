import { schema } from '@taskfield/document'
import { expect, it } from 'vitest'
import { readKeptImage } from './read-kept-image.ts'

const file = new File([], 'a.png')
const bare = schema.node('image', { src: '', upload: 'u' }).toJSON() as object

it('an image comes back with all that was said of it', () => {
  const image = schema.node('inlineImage', { src: '', upload: 'u', alt: 'words' })
  expect(readKeptImage({ id: 'u', file, node: image.toJSON() }).eq(image)).toBe(true)
})

it.each([
  ['a kind that is not known', { type: 'photo', attrs: { upload: 'u' } }],
  ['content that is not allowed', { ...bare, content: [{ type: 'table' }] }],
  ['marks that are not known', { ...bare, marks: [{ type: 'glow' }] }],
  ['something else', { type: 'paragraph' }],
  ['another upload', schema.node('image', { src: '', upload: 'v' }).toJSON()],
  ['nothing', null],
  ['text', 'image'],
])('%s comes back as the picture alone', (_, node) => {
  expect(readKeptImage({ id: 'u', file, node }).toJSON()).toEqual(bare)
})
