import { TreeElement } from '../html/parse5-tree.ts'

const nothing: ReadonlySet<string> = new Set()

/** An element that notes what the reader understood of it. */
export class TrackingElement extends TreeElement {
  private parts: Set<string> | null = null

  get consumedParts(): ReadonlySet<string> {
    return this.parts ?? nothing
  }

  consumed(part: string): void {
    this.parts ??= new Set()
    this.parts.add(part)
  }
}
