import { expect, test as base } from '@playwright/test'
import { AppServer } from './app-server.ts'

interface WorkerFixtures {
  /** One server for all tests of a worker; each test works on a task of its own. */
  server: AppServer
}

/** Tests over a real server. A page error or a request to a foreign address fails the test. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // Playwright reads the names of the fixtures that a fixture needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await AppServer.create()
      await provide(server)
      await server.remove()
    },
    // Longer than the server gives its database to open, so that the server says what went wrong.
    { scope: 'worker', timeout: 660_000 },
  ],

  baseURL: async ({ server }, provide) => provide(server.url),

  page: async ({ page, server }, provide) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('request', request => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
        faults.push(request.url())
    })
    await provide(page)
    expect(faults).toEqual([])
  },
})
