import { HtmlTooComplex, readHtml, type ReadOptions } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** A value as a document; `unreadable` is its HTML where that is too complex to be edited. */
export interface OpenedValue {
  readonly doc: Node
  readonly unreadable: string | null
}

/** Reads a value of the host. `null` and `undefined` are empty, as `''` is. */
export function openValue(value: string | null | undefined, options: ReadOptions = {}): OpenedValue {
  try {
    return { doc: readHtml(value ?? '', options), unreadable: null }
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    return { doc: readHtml(''), unreadable: value ?? '' }
  }
}
