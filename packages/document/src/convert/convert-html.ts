import { parseTreeOf } from '#parser'
import { isEmptyNode } from '../facts/is-empty.ts'
import { readSource } from '../html/parseable-pieces.ts'
import { requireHtml } from '../html/require-html.ts'
import { readTrees, type ReadOptions } from '../read/read-html.ts'
import { requireOptions } from '../read/require-options.ts'
import { schema } from '../schema.ts'
import { writeBlocks } from '../write/write-html.ts'
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
export function convertHtml(html: string, options: Omit<ReadOptions, 'parseTree'> = {}): Conversion {
  requireHtml('convertHtml', html)
  requireOptions(options)
  const lost = new Set<string>()
  const written: string[] = []
  let isBlank = true
  for (const blocks of readTrees(parseAll(html, lost), schema, options)) {
    const part = schema.topNodeType.create(null, blocks)
    isBlank &&= isEmptyNode(part)
    written.push(joined(writeBlocks(part)))
  }
  return { html: isBlank ? '' : written.join(''), lost: [...lost].toSorted() }
}

/** Engines put strings together when a character is asked for, and keep all their parts until then. */
function joined(text: string): string {
  text.charCodeAt(0)
  return text
}

/** Piece by piece, so that neither the tree nor the document of a long text is ever in memory as a whole. */
function* parseAll(html: string, lost: Set<string>): Generator<TrackingElement> {
  const { pieces, leftOut } = readSource(html, { partsWrappers: true })
  for (const tag of leftOut) lost.add(tag)
  for (const piece of pieces) {
    const root = parseTreeOf(TrackingElement, piece)
    yield root
    for (const loss of findLost(root)) lost.add(loss)
  }
}
