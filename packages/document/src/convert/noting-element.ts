import { TreeElement } from '../html/parse5-tree.ts'

/** An element that notes what the reader understood of it. */
export class NotingElement extends TreeElement {
  readonly taken: Set<string> = new Set()

  understood(part: string): void {
    this.taken.add(part)
  }
}
