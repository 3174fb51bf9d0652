import { describe, expect, it } from 'vitest'
import { boundWidth, widthAfter, writeWidth } from './widths.ts'

const image = { width: 400, height: 200, room: 800, isCentered: false }

describe('the width of an image whose corner is dragged', () => {
  it.each([
    ['se', { x: 50, y: 0 }, 450],
    ['se', { x: 0, y: 50 }, 500],
    ['se', { x: 50, y: -50 }, 300],
    ['nw', { x: -50, y: 0 }, 450],
    ['ne', { x: 0, y: -20 }, 440],
    ['sw', { x: 30, y: 0 }, 370],
    ['se', { x: 9_000, y: 0 }, 800],
    ['se', { x: -9_000, y: 0 }, 24],
  ] as const)('%s by %j', (corner, by, width) => {
    expect(widthAfter(image, corner, by)).toBe(width)
  })

  it('follows the pointer with both edges in the middle of the column', () => {
    expect(widthAfter({ ...image, isCentered: true }, 'se', { x: 50, y: 0 })).toBe(500)
  })

  it('is at most that of a column which is narrower than a finger', () => {
    expect(boundWidth(300, 10)).toBe(10)
  })
})

it.each([
  [400, null, '50%'],
  [333, null, '41.63%'],
  [333.4, '20px', '333px'],
  [333, '20em', '41.63%'],
  [900, '50%', '100%'],
])('%s px is written as it was: after %s as %s', (width, stored, written) => {
  expect(writeWidth(width, 800, stored)).toBe(written)
})
