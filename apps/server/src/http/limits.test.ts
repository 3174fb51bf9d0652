import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { uploadPath } from '../testing/upload-client.ts'

let workspace: TestApp

beforeAll(async () => {
  workspace = await openTestApp({ trustedProxies: ['10.0.0.1'] })
})

afterAll(() => workspace.close())

async function send(remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return workspace.app.inject({ method: 'POST', url: uploadPath, payload: {}, remoteAddress, headers })
}

it('takes so many uploads a minute from one address, says when it takes more, and takes those of others', async () => {
  for (let sent = 0; sent < limits.uploadsPerMinute; sent += 1) {
    expect((await send('192.0.2.1')).statusCode).toBe(415)
  }
  const refused = await send('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    error: {
      code: 'too_many_uploads',
      message: 'Слишком много файлов за короткое время. Повторите через минуту.',
    },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('192.0.2.2')).statusCode).toBe(415)
  expect((await workspace.app.inject({ url: '/health/', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)

  // Behind a proxy that is known each client is counted, and nobody escapes by a header of his own.
  expect((await send('10.0.0.1', '192.0.2.1')).statusCode).toBe(429)
  expect((await send('10.0.0.1', '192.0.2.3')).statusCode).toBe(415)
  expect((await send('192.0.2.1', '192.0.2.4')).statusCode).toBe(429)
})

it('gives a request and a silent connection no longer than its limits say', () => {
  expect(workspace.app.initialConfig).toMatchObject({
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.silenceTimeoutMs,
  })
})
