/**
 * Where the lines of a text begin. A change moves no line after it: those behind a gap, which follows the changes, are kept
 * without the characters that were typed before them.
 */
export class LineStarts {
  #starts: number[]
  /** The first line whose start lacks the shift. */
  #gap: number
  #shift = 0

  constructor(text: string) {
    this.#starts = [0, ...breaksIn(text, 0)]
    this.#gap = this.#starts.length
  }

  get count(): number {
    return this.#starts.length
  }

  at(line: number): number {
    return (this.#starts[line] ?? 0) + (line >= this.#gap ? this.#shift : 0)
  }

  /** The line that holds an offset. */
  find(offset: number): number {
    let low = 0
    let high = this.count - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.at(middle) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Puts a text in the place of what stood between two offsets. Returns the lines that held it before, first and last. */
  replace(from: number, to: number, text: string): readonly [number, number] {
    const first = this.find(from)
    const last = this.find(to)
    this.#moveGap(last + 1)
    const added = breaksIn(text, from)
    if (added.length > 0 || last > first)
      this.#starts = this.#starts.slice(0, first + 1).concat(added, this.#starts.slice(last + 1))
    this.#gap = first + 1 + added.length
    this.#shift += text.length - (to - from)
    return [first, last]
  }

  #moveGap(line: number): void {
    for (; this.#gap < line; this.#gap++) this.#add(this.#gap, this.#shift)
    for (; this.#gap > line; this.#gap--) this.#add(this.#gap - 1, -this.#shift)
  }

  #add(line: number, distance: number): void {
    this.#starts[line] = (this.#starts[line] ?? 0) + distance
  }
}

/** Where the lines begin that a text ends with its breaks, if it stands at an offset. */
function breaksIn(text: string, offset: number): number[] {
  const starts: number[] = []
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(offset + at + 1)
  return starts
}
