import { TreeElement } from '../html/tree-element.ts'

const nothing: ReadonlySet<string> = new Set()
/** One set for all elements of which the reader understood the tag and no more: most of a long text. */
const tagAlone: ReadonlySet<string> = new Set([''])

/** An element that notes what the reader understood of it. */
export class TrackingElement extends TreeElement {
  consumedParts: ReadonlySet<string> = nothing

  consumed(part: string): void {
    if (this.consumedParts.has(part)) return
    const isFirst = this.consumedParts.size === 0
    this.consumedParts = isFirst && part === '' ? tagAlone : new Set(this.consumedParts).add(part)
  }
}
