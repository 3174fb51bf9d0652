/** A piece of text on the page: from a place in one node to a place in another. */
export interface TextSpan {
  readonly start: Node
  readonly startOffset: number
  readonly end: Node
  readonly endOffset: number
}

/** The registry of custom highlights of a node's window; `null` where the browser has none. */
function registryOf(node: Node): { registry: HighlightRegistry; Highlight: typeof Highlight } | null {
  const window = (node.ownerDocument ?? (node as Document)).defaultView
  if (!window || typeof window.Highlight !== 'function' || !window.CSS?.highlights) return null
  return { registry: window.CSS.highlights, Highlight: window.Highlight }
}

/** Whether the browser draws custom highlights. */
export function drawsHighlights(node: Node): boolean {
  return registryOf(node) !== null
}

/**
 * The ranges of one owner under one name of `::highlight()`. All fields and views of a page share the names, so each adds and
 * takes away its own ranges only. They are live: what is typed moves them, and only those that are then wrong are set.
 */
export class HighlightRanges {
  readonly #name: string
  readonly #priority: number
  readonly #element: Element
  readonly #ranges: Range[] = []

  constructor(element: Element, name: string, priority = 0) {
    this.#element = element
    this.#name = name
    this.#priority = priority
  }

  /** Highlights these pieces and nothing else. */
  set(spans: readonly TextSpan[]): void {
    for (const [index, span] of spans.entries()) {
      const range = this.#ranges[index]
      if (range) place(range, span)
      else this.#add(span)
    }
    this.#drop(this.#ranges.splice(spans.length))
  }

  clear(): void {
    this.set([])
  }

  #add(span: TextSpan): void {
    const found = registryOf(this.#element)
    if (!found) return
    const { registry, Highlight } = found
    let highlight = registry.get(this.#name)
    if (!highlight) {
      highlight = new Highlight()
      highlight.priority = this.#priority
      registry.set(this.#name, highlight)
    }
    const range = this.#element.ownerDocument.createRange()
    place(range, span)
    this.#ranges.push(range)
    highlight.add(range)
  }

  #drop(ranges: readonly Range[]): void {
    const registry = ranges.length > 0 ? registryOf(this.#element)?.registry : undefined
    const highlight = registry?.get(this.#name)
    for (const range of ranges) highlight?.delete(range)
    if (highlight?.size === 0) registry?.delete(this.#name)
  }
}

/** Sets only what differs: each change of a range is looked at by the browser. */
function place(range: Range, { start, startOffset, end, endOffset }: TextSpan): void {
  if (range.startContainer !== start || range.startOffset !== startOffset) range.setStart(start, startOffset)
  if (range.endContainer !== end || range.endOffset !== endOffset) range.setEnd(end, endOffset)
}
