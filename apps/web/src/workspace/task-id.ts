import type { Mention, MentionItem } from '@taskfield/editor'
import { readTask } from '../api/tasks.ts'

/** Reads the id in an address such as `/task/17`; `null` when it is none. */
export function parseTaskId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The page of a task that is mentioned; `null` for anything else. */
export function taskHref({ objectId, objectType }: Mention): string | null {
  const id = objectType === 'task' ? parseTaskId(objectId ?? undefined) : null
  return id === null ? null : `/task/${id}`
}

/** The task whose page a pasted address is, by its name of now; `null` for any other address. */
export function taskFromUrl(url: string): Promise<MentionItem> | null {
  const { origin, pathname } = new URL(url, location.href)
  const id = origin === location.origin ? parseTaskId(/^\/task\/(\d+)\/?$/.exec(pathname)?.[1]) : null
  return id === null ? null : mentionTask(id)
}

async function mentionTask(id: number): Promise<MentionItem> {
  const { counter, name } = await readTask(id)
  return { id: `#${counter} ${name}`, objectType: 'task', objectId: id, name }
}
