import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareServerData } from './testing/server-data.ts'
import { startedServer, startServer, type ServerProcess } from './testing/server-process.ts'
import { temporaryDirectory } from './testing/temporary-directory.ts'

interface Description {
  html: string
  version: number
}

const environment = prepareServerData()

async function read(server: ServerProcess): Promise<Description> {
  const { html, version } = (await (await fetch(`${server.url}/api/v1/tasks/9/`)).json()) as Description
  return { html, version }
}

async function save(server: ServerProcess, draft: { html: string; baseVersion: number }): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/tasks/9/description/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  })
  return response.status
}

describe('a server that is killed', () => {
  it(
    'right after it has answered 200 has lost nothing, twenty times over, or as often as there is time for',
    { timeout: 600_000 },
    async () => {
      const end = performance.now() + 90_000
      const saved: Description[] = []
      const found: Description[] = []
      for (let round = 0; round <= 20 && (round < 4 || performance.now() < end); round += 1) {
        const server = await startedServer(environment)
        const { html: previous, version } = await read(server)
        found.push({ html: previous, version })
        const html = `<p>Сохранено в раунде ${round}, и больше ничего не успело случиться.</p>`
        expect(await save(server, { html, baseVersion: version })).toBe(200)
        await server.end('SIGKILL')
        saved.push({ html, version: version + 1 })
      }
      expect(found.slice(1)).toEqual(saved.slice(0, -1))
    },
  )
})

describe('a server that runs', () => {
  let server: ServerProcess

  beforeAll(async () => {
    server = await startedServer(environment)
  })

  it('keeps its port, and a second one with data of its own says that it is taken', async () => {
    await using other = await temporaryDirectory()
    const { port } = new URL(server.url)
    const second = await startServer({ TASKFIELD_DATA: other.path, TMPDIR: other.path, PORT: port })
    expect(second).toEqual({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} is taken by another program.`),
    })
  })

  it('finishes what has begun when it is told to stop, and takes nothing new', async () => {
    const { version } = await read(server)
    const body = JSON.stringify({ html: '<p>Последнее слово</p>', baseVersion: version })
    const saving = request(`${server.url}/api/v1/tasks/9/description/`, {
      method: 'PUT',
      agent: new Agent({ keepAlive: true }),
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    saving.flushHeaders()
    await once(saving, 'continue')

    const ended = server.end('SIGTERM')
    await expect.poll(() => isListening(server)).toBe(false)
    saving.end(body)
    const [response] = (await once(saving, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(200)
    expect(response.headers.connection).toBe('close')
    response.resume()
    expect(await ended).toBe(0)

    const next = await startedServer(environment)
    expect(await read(next)).toEqual({ html: '<p>Последнее слово</p>', version: version + 1 })
    expect(await next.end('SIGINT')).toBe(0)
  })
})

async function isListening({ url }: ServerProcess): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
