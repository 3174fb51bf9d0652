import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTaskFeed, type TaskFeedOptions } from './task-feed.ts'
import type { MentionItem } from './mention-item.ts'

const results = [
  { id: 71, name: 'Согласование', counter: 7, parent: 5 },
  { id: 'a-8', name: 'Договор', counter: 8 },
  { name: 'без ключа', counter: 9 },
]

interface Server {
  readonly urls: string[]
  readonly ask: (query: string, taskId?: string | number | null) => Promise<readonly MentionItem[] | null>
}

function serve(answer: () => Response, options: TaskFeedOptions = {}): Server {
  const urls: string[] = []
  const feed = createTaskFeed({
    fetch: async (url, { credentials }) => {
      urls.push(`${url} ${credentials ?? ''}`)
      return answer()
    },
    ...options,
  })
  const { signal } = new AbortController()
  return { urls, ask: async (query, taskId = 5) => feed(query, { signal, marker: '#', taskId }) }
}

const list = (): Response => Response.json({ results })

afterEach(() => void vi.useRealTimers())

describe('the feed of subtasks', () => {
  it('asks for all subtasks of the task and makes mentions of them', async () => {
    const { ask, urls } = serve(list, { baseUrl: 'https://tasks.example.org/api/' })
    expect(await ask('')).toEqual([
      { id: '#7 Согласование', objectType: 'task', objectId: 71, name: 'Согласование' },
      { id: '#8 Договор', objectType: 'task', objectId: 'a-8', name: 'Договор' },
    ])
    expect(urls).toEqual(['https://tasks.example.org/api/tasks/task/list/?parent=5&page_size=all include'])
  })

  it('searches the list that it has, and asks again for another task', async () => {
    const { ask, urls } = serve(list)
    const found = await Promise.all([ask('дог'), ask('сог'), ask('8')])
    expect(found.map(items => items?.map(({ objectId }) => objectId))).toEqual([['a-8'], [71], ['a-8']])
    await ask('', 6)
    expect(urls).toEqual([
      '/tasks/task/list/?parent=5&page_size=all include',
      '/tasks/task/list/?parent=6&page_size=all include',
    ])
  })

  it('asks again when the list is old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ask, urls } = serve(list)
    await ask('')
    vi.setSystemTime(Date.now() + 59_000)
    await ask('')
    expect(urls).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1_000)
    await ask('')
    expect(urls).toHaveLength(2)
  })

  it('has nothing to suggest without a task', async () => {
    const { ask, urls } = serve(list)
    expect(await ask('', null)).toBeNull()
    expect(urls).toEqual([])
  })

  it.each([
    ['an error', () => new Response('', { status: 503 }), '503'],
    ['something else than a list', () => Response.json({ detail: 'no' }), 'without results'],
    ['no JSON', () => new Response('<html>'), 'JSON'],
  ])('fails when the server answers with %s, and asks again', async (_, fail, reason) => {
    let answer = fail
    const { ask } = serve(() => answer())
    await expect(ask('')).rejects.toThrow(reason)
    answer = list
    expect(await ask('')).toHaveLength(2)
  })

  it('reads long lists whole', async () => {
    const many = Array.from({ length: 12_001 }, (_, index) => ({ id: index, name: 'Задача', counter: index }))
    const { ask } = serve(() => Response.json({ results: many }))
    expect((await ask('12000'))?.map(({ objectId }) => objectId)).toEqual([12_000])
  })

  it('drops the answer to a query that nobody waits for', async () => {
    const feed = createTaskFeed({ fetch: async () => list() })
    const request = new AbortController()
    const found = feed('', { signal: request.signal, marker: '#', taskId: 5 })
    request.abort()
    await expect(found).rejects.toThrow('abort')
  })
})
