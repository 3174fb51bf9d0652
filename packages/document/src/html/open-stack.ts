import { barriers, furtherBarriers, inSvg, isHeading, special } from './parsing-rules.ts'

/** An open element; those of SVG have names of their own. */
export interface Open {
  readonly name: string
  /** The whole tag of a formatting element. */
  readonly source: string
  readonly isSvg: boolean
  readonly isBarrier: boolean
  readonly isSpecial: boolean
  /** How deep it stands in the tree: what is closed out of turn goes on to hold what was opened in it. */
  level: number
  /** Whether it is on the stack; formatting that was cut by the end of a block is not, for a while. */
  isOpen: boolean
  /** Where in the list of formatting that of its surroundings begins, and its own. */
  readonly outer: number
  readonly inner: number
}

/** What is open, outermost first. The names are counted, so that asking for one that is not open costs nothing. */
export class OpenStack {
  private readonly entries: Open[] = []
  private readonly counts = new Map<string, number>()

  get depth(): number {
    return this.entries.length
  }

  get top(): Open | undefined {
    return this.entries.at(-1)
  }

  at(depth: number): Open | undefined {
    return this.entries[depth]
  }

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0
  }

  /** How deep in the tree an element stands that is opened at a depth of the stack. */
  levelAt(depth: number): number {
    return (this.entries[depth - 1]?.level ?? 0) + 1
  }

  push(entry: Open): void {
    entry.level = this.levelAt(this.depth)
    entry.isOpen = true
    this.entries.push(entry)
    this.count(entry, 1)
  }

  pop(): Open | undefined {
    const entry = this.entries.pop()
    if (entry) this.count(entry, -1)
    return entry
  }

  /** Takes an element out from among others. */
  remove(entry: Open): void {
    const at = this.entries.lastIndexOf(entry)
    if (at === -1) return
    this.entries.splice(at, 1)
    this.count(entry, -1)
  }

  private count(entry: Open, change: 1 | -1): void {
    entry.isOpen = change > 0
    this.counts.set(entry.name, (this.counts.get(entry.name) ?? 0) + change)
  }

  /** What was opened after an element. */
  above(entry: Open): Open[] {
    return this.entries.slice(this.entries.lastIndexOf(entry) + 1)
  }

  /** The depth of the last element below `top` that passes the test, before any that ends the search; or -1. */
  findLast(top: number, test: (open: Open) => boolean, ends: (open: Open) => boolean): number {
    for (let at = top - 1; at >= 0; at--) {
      const open = this.entries[at]
      if (!open) return -1
      if (test(open)) return at
      if (ends(open)) return -1
    }
    return -1
  }

  /** The depth of the element that an end tag of this name ends, or -1; `limit` says what it does not reach across. */
  findEnded(name: string, top: number, limit: 'isBarrier' | 'isSpecial'): number {
    const isOne = isHeading(name)
    if (!isOne && !this.has(name)) return -1
    const more = furtherBarriers.get(name)
    return this.findLast(
      top,
      open => open.name === name || (isOne && isHeading(open.name)),
      open => open[limit] || more?.has(open.name) === true,
    )
  }
}

/** An element that is to be opened; `formatting` is how much of it is to be repeated, and from where on. */
export function openElement(name: string, source: string, outer: number, inner: number): Open {
  return {
    name,
    source,
    isSvg: name.startsWith(inSvg('')),
    isBarrier: barriers.has(name),
    isSpecial: special.has(name),
    level: 0,
    isOpen: false,
    outer,
    inner,
  }
}
