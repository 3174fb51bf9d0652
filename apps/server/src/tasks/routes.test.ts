import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let workspace: TestApp

beforeAll(async () => {
  workspace = await openTestApp()
})

afterAll(() => workspace.close())

interface Answer {
  results: { id: number; counter: number; name: string }[]
  error?: { code: string; message: string }
}

async function get(url: string): Promise<{ status: number; answer: Answer }> {
  const response = await workspace.app.inject(url)
  return { status: response.statusCode, answer: response.json<Answer>() }
}

describe('the tasks of a project', () => {
  it('are one flat list in the order of their counters, each with its parent', async () => {
    // PostgreSQL puts a changed row behind the others.
    await workspace.database.updateTable('task').set({ version: 1 }).where('counter', '=', 1).execute()
    const { answer } = await get('/api/v1/projects/1/tasks/')
    expect(answer.results.map(({ counter }) => counter)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    expect(answer.results[1]).toEqual({
      id: 14,
      parent: 9,
      counter: 2,
      name: 'Роли и права',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    })
  })

  it("are the project's own: another project has none of them", async () => {
    await workspace.database.insertInto('project').values({ id: 2, key: 'NEW', name: 'Новый' }).execute()
    expect(await get('/api/v1/projects/2/tasks/')).toEqual({ status: 200, answer: { results: [] } })
  })

  it('are 404 in words when there is no such project', async () => {
    const error = { code: 'project_not_found', message: 'Проект не найден.' }
    expect(await get('/api/v1/projects/77/tasks/')).toEqual({ status: 404, answer: { error } })
  })

  it.each(['abc', '0', '-1', '1.5', '2147483648'])('are 400 for a project called %s', async name => {
    expect(await get(`/api/v1/projects/${name}/tasks/`)).toMatchObject({
      status: 400,
      answer: { error: { code: 'invalid_request' } },
    })
  })
})

describe('a task', () => {
  it('comes with its description as it is stored and the version to base a change on', async () => {
    const { answer } = await get('/api/v1/tasks/2/')
    expect(answer).toMatchObject({
      id: 2,
      project: 1,
      parent: 19,
      counter: 13,
      name: 'Уведомить замещающего заранее',
      html: '<p>За <strong>три</strong> рабочих дня.</p>',
      version: 1,
    })
  })

  it('is 404 in words when there is none with this id', async () => {
    const error = { code: 'task_not_found', message: 'Задача не найдена.' }
    expect(await get('/api/v1/tasks/77/')).toEqual({ status: 404, answer: { error } })
  })

  it.each(['abc', '0', '2147483648'])('is 400 for the id %s', async id => {
    expect((await get(`/api/v1/tasks/${id}/`)).status).toBe(400)
  })

  it('is never kept by the browser', async () => {
    const { headers } = await workspace.app.inject('/api/v1/tasks/2/')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is found without the slash at the end, too', async () => {
    expect((await get('/api/v1/tasks/2')).status).toBe(200)
  })
})

describe('the list for the mention feed', () => {
  it('holds the subtasks of the parent with id, name and counter, and no grandchildren', async () => {
    const { answer } = await get('/tasks/task/list/?parent=19&page_size=all')
    expect(answer).toEqual({
      results: [
        { id: 2, counter: 13, name: 'Уведомить замещающего заранее' },
        { id: 24, counter: 16, name: 'Вернуть задания после отпуска' },
      ],
    })
  })

  it('is whole without a page size, too', async () => {
    const { answer } = await get('/tasks/task/list/?parent=1')
    expect(answer.results).toHaveLength(4)
  })

  it('keeps a name that looks like markup as it is', async () => {
    const { answer } = await get('/tasks/task/list/?parent=18&page_size=all')
    expect(answer.results.map(({ name }) => name)).toContain('Знак < в теме письма обрезает текст')
  })

  it('is empty for a task without subtasks, and for one that does not exist', async () => {
    expect(await get('/tasks/task/list/?parent=2&page_size=all')).toEqual({
      status: 200,
      answer: { results: [] },
    })
    expect(await get('/tasks/task/list/?parent=77&page_size=all')).toEqual({
      status: 200,
      answer: { results: [] },
    })
  })

  it.each(['?parent=abc', '', '?page_size=all', '?parent=', '?parent=1&parent=2', '?parent=1&page_size=ten'])(
    'is 400 for the query "%s", in Russian and naming what is wrong',
    async query => {
      const { status, answer } = await get(`/tasks/task/list/${query}`)
      expect(status).toBe(400)
      expect(answer.error?.message).toMatch(/^Запрос составлен неверно: (parent|page_size)\.$/)
    },
  )
})
