import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium-launch.mjs'

/** Journeys over the built app and a real server, which e2e/fixtures.ts starts on a free port. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumLaunch,
  },
})
