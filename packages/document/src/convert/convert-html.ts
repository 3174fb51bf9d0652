import { limitNesting } from '../html/limit-nesting.ts'
import { parseTreeOf } from '../html/parse5-tree.ts'
import { readTree } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'
import { findLost } from './find-lost.ts'
import { TrackingElement } from './tracking-element.ts'

/** HTML in its saved form, and what the saved form has no place for. */
export interface Conversion {
  readonly html: string
  /** Sorted, each once; the notation is that of `docs/html-format.md`. */
  readonly lost: readonly string[]
}

/**
 * Turns HTML from anywhere into the form in which it would be saved, and tells what would be lost: what a team asks
 * of its data before it moves. Throws `HtmlTooComplex` as `readHtml` does.
 */
export function convertHtml(html: string): Conversion {
  const flattened = new Set<string>()
  const root = parseTreeOf(
    TrackingElement,
    limitNesting(html, tag => flattened.add(tag)),
  )
  const saved = writeHtml(readTree(root))
  return { html: saved, lost: [...new Set([...findLost(root), ...flattened])].toSorted() }
}
