import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let workspace: TestApp

beforeAll(async () => {
  workspace = await openTestApp()
})

afterAll(() => workspace.close())

interface SaveAnswer {
  html: string
  version: number
  updatedAt: string
  current?: { html: string; version: number }
  error?: { code: string; message: string }
}

async function save(task: number, payload: object | string): Promise<{ status: number; answer: SaveAnswer }> {
  const response = await workspace.app.inject({
    method: 'PUT',
    url: `/api/v1/tasks/${task}/description/`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
  return { status: response.statusCode, answer: response.json<SaveAnswer>() }
}

async function stored(task: number): Promise<{ html: string; version: number }> {
  const { html, version } = (await workspace.app.inject(`/api/v1/tasks/${task}/`)).json<SaveAnswer>()
  return { html, version }
}

function revisions(task: number): Promise<{ version: number; html: string }[]> {
  return workspace.database
    .selectFrom('taskRevision')
    .select(['version', 'html'])
    .where('taskId', '=', task)
    .orderBy('version')
    .execute()
}

describe('saving a description', () => {
  it('stores it as the next version and keeps every version that was', async () => {
    const first = await save(3, { html: '<p>раз</p>', baseVersion: 1 })
    expect(first).toMatchObject({ status: 200, answer: { html: '<p>раз</p>', version: 2 } })
    await save(3, { html: '<p>два</p>', baseVersion: 2 })
    expect(await stored(3)).toEqual({ html: '<p>два</p>', version: 3 })
    expect(await revisions(3)).toEqual([
      { version: 1, html: '' },
      { version: 2, html: '<p>раз</p>' },
      { version: 3, html: '<p>два</p>' },
    ])
  })

  it('moves the moment of the last change, which the list shows as well', async () => {
    const { answer } = await save(5, { html: '<p>сейчас</p>', baseVersion: 1 })
    const task = (await workspace.app.inject('/api/v1/tasks/5/')).json<SaveAnswer>()
    expect(task.updatedAt).toBe(answer.updatedAt)
    expect(Date.parse(answer.updatedAt)).toBeGreaterThan(Date.parse((await savedAt(5))[0] ?? ''))
  })

  it('answers 409 with what stands there now when somebody else was quicker, and stores nothing', async () => {
    await save(10, { html: '<p>первый</p>', baseVersion: 1 })
    const late = await save(10, { html: '<p>второй</p>', baseVersion: 1 })
    expect(late).toMatchObject({
      status: 409,
      answer: {
        error: {
          code: 'conflict',
          message: expect.stringContaining('успел изменить кто-то другой') as string,
        },
        current: { html: '<p>первый</p>', version: 2 },
      },
    })
    expect(await stored(10)).toEqual({ html: '<p>первый</p>', version: 2 })
  })

  it('lets exactly one of many savers of the same version through', async () => {
    const attempts = Array.from({ length: 8 }, (_, i) => save(12, { html: `<p>${i}</p>`, baseVersion: 1 }))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(7)
  })

  it('can be repeated when the answer was lost: the same text is no conflict and no new version', async () => {
    await save(13, { html: '<p>текст</p>', baseVersion: 1 })
    const again = await save(13, { html: '<p>текст</p>', baseVersion: 1 })
    expect(again).toMatchObject({ status: 200, answer: { html: '<p>текст</p>', version: 2 } })
    expect(await revisions(13)).toHaveLength(2)
  })

  it('makes no version of a text that is stored already', async () => {
    await save(16, { html: '<p>текст</p>', baseVersion: 1 })
    expect(await save(16, { html: '<p><b></b>текст</p>', baseVersion: 2 })).toMatchObject({
      status: 200,
      answer: { version: 2 },
    })
  })

  it('stores an emptied description as nothing', async () => {
    expect(await save(2, { html: '<p>&nbsp;</p>', baseVersion: 1 })).toMatchObject({ answer: { html: '' } })
  })
})

describe('what is stored', () => {
  it('is what the schema knows: nothing of a hostile text can run', async () => {
    const hostile =
      '<p onclick="alert(1)">а<script>alert(2)</script><b>б</b></p><img src=x onerror=alert(3)>' +
      '<p><a href="javascript:alert(4)">в</a></p><iframe src="https://evil.example"></iframe><svg onload=alert(5)></svg>'
    const { answer } = await save(24, { html: hostile, baseVersion: 1 })
    expect(answer.html).toContain('<p>а<strong>б</strong></p>')
    expect(answer.html).not.toMatch(/script|onclick|onerror|onload|iframe|svg|alert/)
    expect(await stored(24)).toEqual({ html: answer.html, version: 2 })
  })

  it('is what the answer says, even where the text holds characters that no database keeps', async () => {
    const { status, answer } = await save(25, {
      html: '<p>а\u0000б\uD800в<img src="/a.png" alt="г\u0000"></p>',
      baseVersion: 1,
    })
    expect(status).toBe(200)
    expect((await stored(25)).html).toBe(answer.html)
  })

  it('is each its own, however many long texts are saved at once', async () => {
    const tasks = [28, 29, 31, 1]
    const textOf = (task: number): string => `<p>${String(task).repeat(100_000)}</p>`
    await Promise.all(tasks.map(task => save(task, { html: textOf(task), baseVersion: 1 })))
    for (const task of tasks) expect((await stored(task)).html === textOf(task)).toBe(true)
  })
})

describe('a save that is refused', () => {
  it('is 404 when there is no such task', async () => {
    expect(await save(77, { html: '<p>а</p>', baseVersion: 1 })).toMatchObject({
      status: 404,
      answer: { error: { message: 'Задача не найдена.' } },
    })
  })

  it.each([
    [{ html: '<p>а</p>' }, 'baseVersion'],
    [{ baseVersion: 1 }, 'html'],
    [{ html: '', baseVersion: '1' }, 'baseVersion'],
    [{ html: ['<p>а</p>'], baseVersion: 1 }, 'html'],
    [{ html: null, baseVersion: 1 }, 'html'],
    [{ html: '', baseVersion: 0 }, 'baseVersion'],
  ])('is 400 and names what is wrong in %j', async (body, field) => {
    const { status, answer } = await save(4, body)
    expect(status).toBe(400)
    expect(answer.error?.message).toBe(`Запрос составлен неверно: ${field}.`)
  })

  it.each(['{"html": ', '', 'null', '[]'])('is 400 for the body "%s"', async body => {
    expect((await save(4, body)).status).toBe(400)
  })

  it('is 413 in words when it is larger than the limit', async () => {
    const { status, answer } = await save(4, { html: 'а'.repeat(limits.bodyBytes / 2), baseVersion: 1 })
    expect(status).toBe(413)
    expect(answer.error).toEqual({
      code: 'too_large',
      message: 'Текст больше 10 МБ. Сократите его или разделите на несколько задач.',
    })
  })

  it('is 422 in words when the HTML has more tags than any text needs', async () => {
    const { status, answer } = await save(4, { html: '<br>'.repeat(2_100_000), baseVersion: 1 })
    expect(status).toBe(422)
    expect(answer.error?.code).toBe('html_too_complex')
    expect(await stored(4)).toMatchObject({ version: 1 })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('is 415 as %s', async type => {
    const response = await workspace.app.inject({
      method: 'PUT',
      url: '/api/v1/tasks/4/description/',
      headers: { 'content-type': type },
      payload: '{"html":"<p>а</p>","baseVersion":1}',
    })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ error: { code: 'not_json' } })
  })
})

async function savedAt(task: number): Promise<string[]> {
  const rows = await workspace.database
    .selectFrom('taskRevision')
    .select('savedAt')
    .where('taskId', '=', task)
    .orderBy('version')
    .execute()
  return rows.map(row => row.savedAt.toISOString())
}
