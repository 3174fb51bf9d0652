import { spawnSync } from 'node:child_process'
import { chmod, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { modesIn } from './testing/modes-in.ts'
import { moveHolderAway } from './testing/other-container.ts'
import { prepareServerData } from './testing/server-data.ts'
import { startedServer, startServer, type ServerProcess } from './testing/server-process.ts'

const environment = prepareServerData()
const inFolder = (name: string): string => join(environment.TMPDIR, name)
const inPostgres = (name = ''): string => join(environment.TASKFIELD_DATA, 'postgres', name)

const task = '/api/v1/tasks/9/'
const inUse = /^Another Taskfield is using \S+\. Stop it first \(process \d+ on \S+\)/

async function read({ url }: ServerProcess): Promise<{ html: string; version: number }> {
  const { html, version } = (await (await fetch(`${url}${task}`)).json()) as { html: string; version: number }
  return { html, version }
}

async function save({ url }: ServerProcess, html: string, baseVersion: number): Promise<number> {
  const response = await fetch(`${url}${task}description/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html, baseVersion }),
  })
  return response.status
}

type Second = [where: string, data: string, launcher: string[]]

/** Commands that run another one apart from this machine, as far as this machine allows. */
const apart: [string, string[]][] = [
  ['in a network of its own', ['unshare', '--net']],
  ['in a container of its own', ['unshare', '--net', '--pid', '--fork', '--mount-proc', '--kill-child']],
  ['in a network of its own, as an ordinary user', ['unshare', '--user', '--map-root-user', '--net']],
]
const possible = apart.filter(
  ([, [command = '', ...args]]) => spawnSync(command, [...args, 'true']).status === 0,
)

let server: ServerProcess

beforeAll(async () => {
  server = await startedServer(environment)
  await symlink(environment.TASKFIELD_DATA, inFolder('link'))
})

describe('a data directory that a server uses', () => {
  it.each([
    ['by the same path', 'data', []],
    ['by another path', 'link', []],
    ...possible.map(([where, launcher]): Second => [where, 'data', launcher]),
  ] satisfies Second[])('is refused to a second server %s, in words', async (_, data, launcher) => {
    const second = await startServer({ ...environment, TASKFIELD_DATA: inFolder(data) }, launcher)
    expect(second).toEqual({ code: 1, stderr: expect.stringMatching(inUse) })
    expect(await read(server)).toMatchObject({ version: expect.any(Number) })
  })

  it('can be read by nobody else, also where it was readable for everybody', async () => {
    await server.end('SIGTERM')
    for (const name of ['', 'base', 'PG_VERSION']) await chmod(inPostgres(name), 0o755)
    server = await startedServer(environment)
    const { version } = await read(server)
    expect(await save(server, '<p>Наше</p>', version)).toBe(200)
    expect(await modesIn(inPostgres())).toEqual(['directory 700', 'file 600'])
  })
})

describe('a server in another container', () => {
  beforeAll(() => moveHolderAway(inPostgres()))

  it('keeps its data directory while its lease says that it lives', async () => {
    expect(await startServer(environment)).toEqual({ code: 1, stderr: expect.stringMatching(inUse) })
  })

  it(
    'that was paused until another one took over ends when it goes on, and saves nothing',
    { timeout: 600_000 },
    async () => {
      const { version } = await read(server)
      server.send('SIGSTOP')
      const tooLate = save(server, '<p>Слишком поздно</p>', version).catch(() => 'no answer')
      const next = await startedServer(environment)
      expect(await save(next, '<p>Вовремя</p>', version)).toBe(200)

      server.send('SIGCONT')
      expect(await server.ended()).toEqual({
        code: 1,
        stderr: expect.stringMatching(
          /^Taskfield ends: another Taskfield took over \S+ while this one was paused\.$/m,
        ),
      })
      expect(await tooLate).toBe('no answer')
      const saved = { html: '<p>Вовремя</p>', version: version + 1 }
      expect(await read(next)).toEqual(saved)
      await next.end('SIGKILL')
      server = await startedServer(environment)
      expect(await read(server)).toEqual(saved)
    },
  )
})

it('a data directory that cannot be one is refused in words', async () => {
  expect(await startServer({ ...environment, TASKFIELD_DATA: `${process.execPath}/data` })).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^Taskfield cannot keep its data in \S+: ENOTDIR: .* To name another one: TASKFIELD_DATA=/,
    ),
  })
})
