import { expect, it } from 'vitest'
import { longestSide, smallerSize } from './shrink-plan.ts'

it.each([
  [{ width: 2560, height: 100 }, null],
  [
    { width: 5120, height: 2880 },
    { width: 2560, height: 1440 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 1, height: 50_000 },
    { width: 1, height: 2560 },
  ],
  [
    { width: 50_000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('a picture of %j is scaled to %j', (size, smaller) => {
  expect(smallerSize(size, longestSide)).toEqual(smaller)
})
