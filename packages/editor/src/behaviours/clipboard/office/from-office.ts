import { cleanOfficeTables } from './office-tables.ts'
import { sourceOf } from './source-of.ts'

/** Tables of an office program as plain HTML. */
interface PlainTables {
  readonly html: string
  /** How many cells are left of tables that had too many; `null` where all are. */
  readonly cellsLeft: number | null
}

/** Turns tables that an office program copied into plain HTML of the same look; `null` for other HTML. */
export function fromOffice(html: string): PlainTables | null {
  const source = /<table[\s>]/i.test(html) ? sourceOf(html) : null
  if (!source) return null
  // Nothing runs and nothing is loaded in such a document; what is made of it meets the reader like all that is pasted.
  const document = new DOMParser().parseFromString(html, 'text/html')
  const cellsLeft = cleanOfficeTables(document, source)
  // What the sheets of a table say is said now. ProseMirror would write them over what cells say themselves.
  if (source !== 'word') for (const sheet of document.querySelectorAll('style')) sheet.remove()
  return { html: document.body.innerHTML, cellsLeft }
}
