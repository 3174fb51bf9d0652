import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let workspace: TestApp
let server: string

beforeAll(async () => {
  workspace = await openTestApp()
  server = await workspace.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => workspace.close())

interface Answer {
  id: number
  html: string
  version: number
  createdAt: string
  updatedAt: string
  results: { id: number; html: string }[]
  older: number
  current?: { html: string; version: number }
  error?: { code: string; message: string }
}

interface Asked {
  readonly status: number
  readonly answer: Answer
}

async function ask(method: string, path: string, body?: unknown): Promise<Asked> {
  const response = await fetch(`${server}/api/v1/tasks/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  return { status: response.status, answer: (text === '' ? {} : JSON.parse(text)) as Answer }
}

let keys = 0

function add(task: number, html: string, key = `key-${(keys += 1)}`): Promise<Asked> {
  return ask('POST', `${task}/comments/`, { html, key })
}

async function textsOf(task: number): Promise<string[]> {
  return (await ask('GET', `${task}/comments/`)).answer.results.map(({ html }) => html)
}

describe('the comments of a task', () => {
  it('are listed the oldest first, and those of another task are not among them', async () => {
    await add(3, '<p>раз</p>')
    await add(5, '<p>чужой</p>')
    await add(3, '<p>два</p>')
    expect(await textsOf(3)).toEqual(['<p>раз</p>', '<p>два</p>'])
  })

  it('are none of a task without any, and 404 of a task that does not exist', async () => {
    expect(await ask('GET', '10/comments/')).toEqual({ status: 200, answer: { results: [], older: 0 } })
    expect(await ask('GET', '77/comments/')).toMatchObject({
      status: 404,
      answer: { error: { code: 'task_not_found' } },
    })
  })

  it('come a page at a time: the newest, and on request those before', async () => {
    const count = limits.commentsPerPage + 2
    const html = (index: number): string => `<p>${index}</p>`
    await workspace.database
      .insertInto('comment')
      .values(
        Array.from({ length: count }, (_, index) => ({ taskId: 17, key: `k${index}`, html: html(index) })),
      )
      .execute()
    const { answer: newest } = await ask('GET', '17/comments/')
    expect(newest.older).toBe(2)
    expect(newest.results.map(comment => comment.html)).toEqual(
      Array.from({ length: limits.commentsPerPage }, (_, index) => html(index + 2)),
    )
    const { answer: first } = await ask('GET', `17/comments/?before=${newest.results[0]?.id}`)
    expect([first.older, first.results.map(comment => comment.html)]).toEqual([0, [html(0), html(1)]])
    expect((await ask('GET', '17/comments/?before=x')).status).toBe(400)
  })

  it('go with their task', async () => {
    await add(31, '<p>а</p>')
    await workspace.database.deleteFrom('task').where('id', '=', 31).execute()
    const left = await workspace.database
      .selectFrom('comment')
      .select('id')
      .where('taskId', '=', 31)
      .execute()
    expect(left).toEqual([])
  })
})

describe('adding a comment', () => {
  it('stores what the schema knows, and answers with it', async () => {
    const { status, answer } = await add(4, '<p onclick="alert(1)">а<b>б</b></p><script>alert(2)</script>')
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      html: '<p>а<strong>б</strong></p>',
      version: 1,
    })
    expect(answer.createdAt).toBe(answer.updatedAt)
    expect(await textsOf(4)).toEqual([answer.html])
  })

  it('can be repeated when the answer was lost: the same key makes one comment', async () => {
    const attempts = await Promise.all([1, 2, 3, 4].map(() => add(6, '<p>один</p>', 'same')))
    expect(new Set(attempts.map(({ status, answer }) => `${status} ${answer.id}`)).size).toBe(1)
    expect(await textsOf(6)).toEqual(['<p>один</p>'])
    await add(8, '<p>другая задача</p>', 'same')
    expect(await textsOf(8)).toEqual(['<p>другая задача</p>'])
  })

  it.each([
    [{ html: '<p>&nbsp;</p>', key: 'a' }, 422, 'comment_empty'],
    [{ html: '<p>а</p>' }, 400, 'invalid_request'],
    [{ html: '<p>а</p>', key: 'a b' }, 400, 'invalid_request'],
    [{ html: '<p>а</p>', key: 'a'.repeat(65) }, 400, 'invalid_request'],
    [{ html: 7, key: 'a' }, 400, 'invalid_request'],
    [{ html: 'а'.repeat(limits.bodyBytes / 2), key: 'a' }, 413, 'too_large'],
  ])('refuses case %#', async (body, status, code) => {
    expect(await ask('POST', '21/comments/', body)).toMatchObject({ status, answer: { error: { code } } })
    expect(await textsOf(21)).toEqual([])
  })

  it('is 404 in words when there is no such task', async () => {
    expect(await add(77, '<p>а</p>')).toMatchObject({
      status: 404,
      answer: { error: { message: 'Задача не найдена.' } },
    })
  })

  it('is refused from a foreign page, and while the disk is nearly full', async () => {
    const foreign = await fetch(`${server}/api/v1/tasks/21/comments/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ html: '<p>а</p>', key: 'foreign' }),
    })
    await foreign.arrayBuffer()
    expect(foreign.status).toBe(403)
    const full = await openTestApp({
      store: {
        database: workspace.database,
        freeBytes: () => Promise.resolve(limits.minFreeBytesToSave - 1),
      },
    })
    const payload = { html: '<p>а</p>', key: 'full' }
    const response = await full.app.inject({ method: 'POST', url: '/api/v1/tasks/21/comments/', payload })
    await full.close()
    expect(response.statusCode).toBe(507)
    expect(await textsOf(21)).toEqual([])
  })
})

describe('changing a comment', () => {
  it('stores the next version, and keeps its place and its moment', async () => {
    const { answer: first } = await add(11, '<p>до</p>')
    await add(11, '<p>второй</p>')
    const { status, answer } = await ask('PUT', `11/comments/${first.id}/`, {
      html: '<p>после</p>',
      baseVersion: 1,
    })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ html: '<p>после</p>', version: 2, createdAt: first.createdAt })
    expect(await textsOf(11)).toEqual(['<p>после</p>', '<p>второй</p>'])
  })

  it('answers 409 with what stands there now when somebody was quicker, and lets the same text be sent again', async () => {
    const { answer } = await add(12, '<p>до</p>')
    const path = `12/comments/${answer.id}/`
    await ask('PUT', path, { html: '<p>мой</p>', baseVersion: 1 })
    expect(await ask('PUT', path, { html: '<p>чужой</p>', baseVersion: 1 })).toMatchObject({
      status: 409,
      answer: { error: { code: 'comment_conflict' }, current: { html: '<p>мой</p>', version: 2 } },
    })
    expect(await ask('PUT', path, { html: '<p>мой</p>', baseVersion: 1 })).toMatchObject({
      status: 200,
      answer: { version: 2 },
    })
  })

  it('is refused where it is empty, and 404 in another task', async () => {
    const { answer } = await add(13, '<p>а</p>')
    expect((await ask('PUT', `13/comments/${answer.id}/`, { html: '', baseVersion: 1 })).status).toBe(422)
    expect(await ask('PUT', `14/comments/${answer.id}/`, { html: '<p>б</p>', baseVersion: 1 })).toMatchObject(
      { status: 404, answer: { error: { code: 'comment_not_found' } } },
    )
    expect(await textsOf(13)).toEqual(['<p>а</p>'])
  })
})

describe('deleting a comment', () => {
  it('takes it away for good; a second time it is not there', async () => {
    const { answer } = await add(15, '<p>а</p>')
    expect((await ask('DELETE', `16/comments/${answer.id}/`)).status).toBe(404)
    expect((await ask('DELETE', `15/comments/${answer.id}/`)).status).toBe(204)
    expect((await ask('DELETE', `15/comments/${answer.id}/`)).status).toBe(404)
    expect(await textsOf(15)).toEqual([])
  })
})
