import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { uploadPath } from '../testing/upload-client.ts'

let workspace: TestApp
let server: URL
const log: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line))
      done()
    },
  })
  workspace = await openTestApp({ requestTimeoutMs: 300, logger: { level: 'warn', stream } })
  server = new URL(await workspace.app.listen({ host: '127.0.0.1', port: 0 }))
})

afterAll(() => workspace.close())

const save = {
  request: 'PUT /api/v1/tasks/3/description/',
  type: 'application/json',
  begin: '{"html":"<p>',
}
const upload = {
  request: `POST ${uploadPath}`,
  type: 'multipart/form-data; boundary=x',
  begin: '--x\r\nContent-Disposition: form-data; name="upload"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1A\n',
}

/** Sends the beginning of a request and then nothing more. */
async function begin({ request, type, begin: body }: typeof save): Promise<Socket> {
  const socket = connect(Number(server.port), server.hostname)
  const head = `${request} HTTP/1.1\r\nHost: ${server.host}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`
  socket.write(Buffer.from(head + body, 'latin1'))
  await once(socket, 'connect')
  return socket
}

it.each([
  ['save', save],
  ['upload', upload],
])('a %s that does not arrive in time is told so and let go', async (_which, request) => {
  const answer = await text(await begin(request))
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    error: {
      code: 'request_timeout',
      message: 'Запрос передавался слишком долго. Повторите, когда связь станет быстрее.',
    },
  })
})

it('neither that nor a client who goes away is logged as a failure, and nothing is left of it', async () => {
  for (const request of [save, upload]) {
    const socket = await begin(request)
    socket.resetAndDestroy()
  }
  await expect.poll(() => connections()).toBe(0)
  await expect.poll(() => readdir(join(workspace.directory, 'uploads/unfinished'))).toEqual([])
  expect(log).toEqual([])
})

it('what is no request is told so', async () => {
  const socket = connect(Number(server.port), server.hostname)
  socket.write('nonsense\r\n\r\n')
  expect(await text(socket)).toContain('"code":"invalid_request"')
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    workspace.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
