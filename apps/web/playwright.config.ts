import { defineConfig } from '@playwright/test'

/** Journeys over the built app and a real server, which e2e/fixtures.ts starts on a free port. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
