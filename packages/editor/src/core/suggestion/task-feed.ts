import type { MentionFeed, MentionItem } from './mention-item.ts'
import { matchItems, prepareItems } from './match-items.ts'

/** Where a feed of `createTaskFeed` asks, and how long it remembers. */
export interface TaskFeedOptions {
  /** What stands before `/tasks/task/list/`, such as `https://tasks.example.org/api`; the page's own server unless it is said. */
  readonly baseUrl?: string
  /** Asks the server; the browser's `fetch` unless it is given. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** How long a list is good for: ms; a minute unless it is said. */
  readonly maxAge?: number
}

/** How many tasks are read at once: then typing has its turn. */
const sliceSize = 5_000

interface Download {
  readonly parent: string | number
  readonly items: Promise<readonly MentionItem[]>
  readonly begun: number
}

/**
 * Makes a feed of the subtasks of the field's task: `GET /tasks/task/list/?parent=…&page_size=all`, of whose `results` it takes id,
 * name and counter. The list is fetched once and searched here by `matchItems`; the next query within a minute asks nobody. A failure is not remembered.
 * Without a task there is nothing to suggest.
 */
export function createTaskFeed({
  baseUrl = '',
  fetch = (url, init) => globalThis.fetch(url, init),
  maxAge = 60_000,
}: TaskFeedOptions = {}): MentionFeed {
  let download: Download | null = null
  const itemsOf = (parent: string | number): Promise<readonly MentionItem[]> => {
    const isFresh = download?.parent === parent && Date.now() - download.begun < maxAge
    if (!download || !isFresh) {
      const begun = { parent, items: list(parent), begun: Date.now() }
      download = begun
      begun.items.catch(() => {
        if (download === begun) download = null
      })
    }
    return download.items
  }
  // One download serves every query, so none of them ends it.
  const list = async (parent: string | number): Promise<readonly MentionItem[]> => {
    const query = new URLSearchParams({ parent: String(parent), page_size: 'all' })
    const url = `${baseUrl.replace(/\/+$/, '')}/tasks/task/list/?${query.toString()}`
    const response = await fetch(url, { credentials: 'include', headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`The list of subtasks was answered with ${response.status}.`)
    return readTasks(await response.json())
  }
  return async (query, { taskId, signal }) => {
    if (taskId === null) return null
    const items = await itemsOf(taskId)
    signal.throwIfAborted()
    return matchItems(items, query)
  }
}

/** Makes items of an answer, and reads their texts, in parts, so that nobody waits for a long list while typing. */
async function readTasks(answer: unknown): Promise<readonly MentionItem[]> {
  const results: unknown = isObject(answer) ? answer['results'] : null
  if (!Array.isArray(results)) throw new Error('The list of subtasks was answered without results.')
  const items: MentionItem[] = []
  for (let from = 0; from < results.length; from += sliceSize) {
    if (from > 0) await nextTask()
    items.push(...results.slice(from, from + sliceSize).flatMap(readTask))
  }
  const readNext = prepareItems(items)
  while (readNext(sliceSize)) await nextTask()
  return items
}

/** Reads `{ id, name, counter }`; what has no id is left out. */
function readTask(task: unknown): MentionItem[] {
  if (!isObject(task)) return []
  const { id, name, counter } = task
  if (typeof id !== 'number' && typeof id !== 'string') return []
  const words = typeof name === 'string' ? name : ''
  const number = typeof counter === 'number' || typeof counter === 'string' ? String(counter) : ''
  return [{ id: `#${number} ${words}`.trimEnd(), objectType: 'task', objectId: id, name: words }]
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function nextTask(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve)
  })
}
