import { TreeElement } from '../html/parse5-tree.ts'

/** An element that notes what the reader understood of it. */
export class TrackingElement extends TreeElement {
  readonly consumedParts: Set<string> = new Set()

  consumed(part: string): void {
    this.consumedParts.add(part)
  }
}
