import type { StreamParser } from '@codemirror/streamparser'
import { readLine, startState, type LineState, type Token } from './tokens.ts'

/**
 * The lines of one code block with what the parser knew at the start of each. After a change only the lines from the
 * first that changed are read anew, and no further than someone looks.
 */
export class LineStates {
  readonly lines: readonly string[]
  readonly #parser: StreamParser<unknown>
  /** What each line begins with, as far as it is known. */
  readonly #states: LineState[]

  constructor(parser: StreamParser<unknown>, text: string, old: LineStates | null = null) {
    this.#parser = parser
    this.lines = text.split('\n')
    this.#states = old && old.#parser === parser ? old.#sharedStates(this.lines) : [startState(parser)]
  }

  /** The states up to the first line that differs; they hold for the new lines as well. */
  #sharedStates(lines: readonly string[]): LineState[] {
    let same = 0
    while (same < this.lines.length && this.lines[same] === lines[same]) same++
    return this.#states.slice(0, same + 1)
  }

  /** How many lines have been read. */
  get known(): number {
    return this.#states.length - 1
  }

  /** Reads on to a line, until time is up; says whether it came that far. */
  readTo(line: number, isTimeUp: () => boolean): boolean {
    const target = Math.min(line, this.lines.length)
    while (this.known < target) {
      if (this.known % 50 === 49 && isTimeUp()) return false
      const { after } = readLine(this.#parser, this.lines[this.known] ?? '', this.#states[this.known])
      this.#states.push(after)
    }
    return true
  }

  /** The coloured parts of a line that has been read. */
  tokensOf(line: number): readonly Token[] {
    return readLine(this.#parser, this.lines[line] ?? '', this.#states[line]).tokens
  }
}
