import type { Mention } from '@taskfield/editor'

/** Reads the id in an address such as `/task/17`; `null` when it is none. */
export function parseTaskId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The page of a task that is mentioned; `null` for anything else. */
export function taskHref({ objectId, objectType }: Mention): string | null {
  const id = objectType === 'task' ? parseTaskId(objectId ?? undefined) : null
  return id === null ? null : `/task/${id}`
}
