import { expect, it } from 'vitest'
import { schema } from '../../schema.ts'
import { pendingImage } from '../../testing/arbitrary/uploads.ts'
import { pendingUploads } from './pending-uploads.ts'

it('tells which uploads the images of a text wait for', () => {
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [schema.text('a'), pendingImage('one', true)]),
    schema.node('blockQuote', null, [pendingImage('two', false), schema.node('image', { src: '/a.png' })]),
  ])
  expect(pendingUploads(doc)).toEqual(['one', 'two'])
})
