import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { healthRoutes } from './routes.ts'

it('says ok when the database answers', async () => {
  await using app = fastify()
  app.register(healthRoutes, { pingDatabase: () => Promise.resolve() })
  expect((await app.inject('/health/')).json()).toEqual({ status: 'ok' })
})

it('fails when the database does not', async () => {
  await using app = fastify()
  app.register(healthRoutes, { pingDatabase: () => Promise.reject(new Error('down')) })
  expect((await app.inject('/health/')).statusCode).toBe(500)
})
