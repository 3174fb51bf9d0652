import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { projectRoutes } from './routes.ts'

it('lists the projects, with nothing in them that the contract does not name', async () => {
  const secretive = { id: 4, key: 'DOC', name: 'Документооборот', password: 'secret' }
  await using app = fastify()
  app.register(projectRoutes, { projects: { list: () => Promise.resolve([secretive]) } })
  const answer = await app.inject('/api/v1/projects/')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ results: [{ id: 4, key: 'DOC', name: 'Документооборот' }] })
})
