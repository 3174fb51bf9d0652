import type { Page } from '@playwright/test'

/** The clock of the page stands from here on: nothing that takes time depends on how fast the journey is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
