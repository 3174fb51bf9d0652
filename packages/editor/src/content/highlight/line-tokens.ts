import type { StreamParser } from '@codemirror/streamparser'
import { findTextChange } from './find-text-change.ts'
import { LineStarts } from './line-starts.ts'
import { readLine, startState, type LineState, type Token } from './tokens.ts'

/**
 * The coloured parts of a code, line by line, with what the parser knew at the start of each. After a change only the lines
 * from the first that changed are read again, and no further than someone looks.
 */
export class LineTokens {
  readonly #parser: StreamParser<unknown>
  #code: string
  readonly #starts: LineStarts
  /** What each line begins with, as far as it is known. */
  readonly #states: LineState[]
  readonly #tokens: (readonly Token[])[] = []

  constructor(parser: StreamParser<unknown>, code: string) {
    this.#parser = parser
    this.#code = code
    this.#starts = new LineStarts(code)
    this.#states = [startState(parser)]
  }

  get count(): number {
    return this.#starts.count
  }

  /** How many lines have been read. */
  get known(): number {
    return this.#tokens.length
  }

  change(code: string): void {
    const change = findTextChange(this.#code, code)
    if (!change) return
    const { from, to, end } = change
    const [first] = this.#starts.replace(from, to, code.slice(from, end))
    this.#code = code
    if (first >= this.known) return
    this.#tokens.length = first
    this.#states.length = first + 1
  }

  /** Reads on to a line, until time is up; says whether it came that far. */
  readTo(line: number, isTimeUp: () => boolean): boolean {
    const target = Math.min(line, this.count)
    while (this.known < target) {
      if (this.known % 50 === 49 && isTimeUp()) return false
      const { tokens, after } = readLine(this.#parser, this.#textOf(this.known), this.#states[this.known])
      this.#tokens.push(tokens)
      this.#states.push(after)
    }
    return true
  }

  /** The coloured parts of a line that has been read, by their offsets in the code. */
  tokensOf(line: number): Token[] {
    const start = this.#starts.at(line)
    return (this.#tokens[line] ?? []).map(({ from, to, name }) => ({
      from: start + from,
      to: start + to,
      name,
    }))
  }

  #textOf(line: number): string {
    const end = line + 1 < this.count ? this.#starts.at(line + 1) - 1 : this.#code.length
    return this.#code.slice(this.#starts.at(line), end)
  }
}
