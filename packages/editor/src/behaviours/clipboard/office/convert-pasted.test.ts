import { describe, expect, it } from 'vitest'
import { converted } from '../../../testing/converted.ts'
import { copiedDetails } from '../../../testing/copied-details.ts'
import { copiedLayouts } from '../../../testing/copied-layouts.ts'
import { copiedProducts } from '../../../testing/copied-products.ts'
import { copiedSources } from '../../../testing/copied-sources.ts'
import { copiedTools } from '../../../testing/copied-tools.ts'
import { officeSources } from '../../../testing/office-sources.ts'

describe('what is copied', () => {
  it.each([
    ...officeSources,
    ...copiedSources,
    ...copiedProducts,
    ...copiedDetails,
    ...copiedTools,
    ...copiedLayouts,
  ])('in %s is converted without a browser', (_, html, saved) => {
    expect(converted(html)).toBe(saved)
  })
})
