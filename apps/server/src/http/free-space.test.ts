import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { descriptionRoutes } from '../descriptions/routes.ts'
import { handleError } from '../errors/error-handler.ts'
import { freeBytes } from '../files/free-bytes.ts'
import { limits } from '../limits.ts'
import { uploadPath } from '../testing/upload-client.ts'
import { uploadRoutes } from '../uploads/routes.ts'
import type { UploadStore } from '../uploads/store-upload.ts'

async function saveWith(free: number): Promise<{ status: number; saves: number }> {
  let saves = 0
  const descriptions = {
    resultBeforeReading: () => Promise.resolve(undefined),
    save: (_id: number, { html }: { html: string }) => {
      saves += 1
      return Promise.resolve({ saved: { html, version: 2, updatedAt: '2026-03-14T11:00:00.000Z' } })
    },
  }
  await using app = fastify()
  app.setErrorHandler(handleError)
  app.register(descriptionRoutes, {
    sanitize: html => Promise.resolve(html),
    descriptions,
    freeBytes: () => Promise.resolve(free),
  })
  const payload = { html: '<p>а</p>', baseVersion: 1 }
  const response = await app.inject({ method: 'PUT', url: '/api/v1/tasks/1/description/', payload })
  return { status: response.statusCode, saves }
}

it('refuses a save with 507 before the disk is full, and asks nothing of the database', async () => {
  expect(await saveWith(limits.minFreeBytesToSave - 1)).toEqual({ status: 507, saves: 0 })
})

it('saves while there is room', async () => {
  expect(await saveWith(limits.minFreeBytesToSave)).toEqual({ status: 200, saves: 1 })
})

it('refuses an upload in the same way, before anything of it is written', async () => {
  await using app = fastify()
  app.setErrorHandler(handleError)
  app.register(uploadRoutes, {
    store: {} as UploadStore,
    inWorkFolder: () => Promise.reject(new Error('was begun')),
    freeBytes: () => Promise.resolve(limits.minFreeBytesToSave - 1),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await app.inject({ method: 'POST', url: uploadPath, headers, payload: '--x--' })
  expect(response.statusCode).toBe(507)
})

it('reads from the disk how much room is left', async () => {
  expect(await freeBytes('/')).toBeGreaterThan(0)
})
