import { expect, it } from 'vitest'
import { trimDescs } from './trim-descs.ts'
import type { ViewDesc } from './view-descs.ts'

const describedBy = (children: ViewDesc[], contentDOM: object | null): ViewDesc =>
  ({ children, contentDOM }) as unknown as ViewDesc
const text = (): ViewDesc => describedBy([], null)
const block = (...children: ViewDesc[]): ViewDesc => describedBy(children, {})

it('gives every list of descriptions the room that it needs, and texts one that they share', () => {
  const [one, two, empty] = [text(), text(), block()]
  const [room, around] = [empty.children, block(block(one, two), empty)]
  const inner = around.children
  trimDescs([around])
  expect(around.children).toEqual(inner)
  expect(around.children).not.toBe(inner)
  expect(one.children).toBe(two.children)
  // The library fills that of an empty block.
  expect(empty.children).toBe(room)
})
