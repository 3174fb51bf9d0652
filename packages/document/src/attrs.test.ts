import { expect, it } from 'vitest'
import { listAttrs } from './features/list/list-attrs.ts'
import { blockAttrs } from './features/paragraph/block-attrs.ts'
import { schema } from './schema.ts'

const heading = schema.node('heading', { level: 3, align: 'center' })

it('gives the attributes that a node shares with others', () => {
  expect(blockAttrs(heading)).toMatchObject({ align: 'center', indent: null })
})

it('refuses a node that has no such attributes', () => {
  expect(() => listAttrs(heading)).toThrow('The attribute kind was asked of heading, which has none')
})
