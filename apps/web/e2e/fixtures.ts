import { test as base } from '@playwright/test'
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
    async ({}, use) => {
      const server = await AppServer.create()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, server }, use) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('request', request => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
        faults.push(request.url())
    })
    await use(page)
    base.expect(faults).toEqual([])
  },
})

export { expect } from '@playwright/test'
