import { page, userEvent } from 'vitest/browser'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The files of tests follow each other in one page, which loads and compiles the field once and not for each of them. So each begins with a page as if it were new.
beforeEach(cleanup)
beforeAll(async () => {
  await page.viewport(414, 896)
  // After a press of the one before, no focus would be one of keys.
  await userEvent.keyboard('{Escape}')
})

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  getSelection()?.removeAllRanges()
  document.body.replaceChildren()
  scrollTo(0, 0)
})
