/** What a line of a dump holds. */
export interface DumpRecord {
  /** The host's own id, any JSON value; `undefined` when there is none. */
  readonly id?: unknown
  readonly html: string
}

/** Why a line holds nothing that can be converted, in words. */
export interface BadRecord {
  readonly id?: unknown
  readonly error: string
}

/** Reads a line of JSON: a string, or an object with `html` and perhaps `id`; its other fields do not matter. */
export function parseRecord(source: string): DumpRecord | BadRecord {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    return { error: `Not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  if (typeof value === 'string') return { html: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { error: 'Neither a string nor an object with html' }
  return checkRecord(value)
}

function checkRecord(value: { readonly id?: unknown; readonly html?: unknown }): DumpRecord | BadRecord {
  const { id, html } = value
  // As a number it would come back as another id, and an UPDATE would touch another row.
  if (typeof id === 'number' && Number.isInteger(id) && !Number.isSafeInteger(id))
    return { error: 'The id has too many digits for a JSON number: write it as a string' }
  return typeof html === 'string' ? { id, html } : { id, error: 'The field html is not a string' }
}
