import type { StreamParser } from '@codemirror/streamparser'
import { HighlightRanges, type TextSpan } from './highlight-ranges.ts'
import { LineTokens } from './line-tokens.ts'
import { nearLines } from './near-lines.ts'
import { NearWindow } from './near-window.ts'
import { TextPlaces } from './text-places.ts'
import { tokenNames, type TokenName } from './tokens.ts'

/** How long one piece of reading may take: ms. The typing never waits for longer. */
const slice = 8
/** More pieces of colour at once would cost more than they show: such lines are data. */
const maxRanges = 4_000

/**
 * Colours the code in an element, near the window only. What has changed is coloured again before the page is drawn;
 * what is far from the start of a long code is read in small pieces when the browser is idle.
 */
export class CodePainter {
  readonly #element: Element
  readonly #near: NearWindow
  /** High contrast has one look for all highlights, that of a selection: code stays plain there. */
  readonly #contrast = matchMedia('(forced-colors: active)')
  readonly #ask = (): void => this.#near.ask()
  readonly #ranges: ReadonlyMap<TokenName, HighlightRanges>
  #code = ''
  #lines: LineTokens | null = null
  #shown: readonly [number, number] = [0, 0]
  #isWaiting = false
  #isEnded = false

  constructor(element: Element) {
    this.#element = element
    this.#ranges = new Map(tokenNames.map(name => [name, new HighlightRanges(element, `tf-code-${name}`)]))
    this.#near = new NearWindow(element, isNear => this.#update(isNear))
    this.#contrast.addEventListener('change', this.#ask)
  }

  /** Reads code with another parser; `null` leaves it plain. */
  setParser(parser: StreamParser<unknown> | null): void {
    this.#lines = parser && new LineTokens(parser, this.#code)
    if (!parser) this.#clear()
    this.#near.ask()
  }

  /** Takes the code that the element shows, or will show by the end of this task. */
  setCode(code: string): void {
    this.#code = code
    this.#lines?.change(code)
    this.#near.ask()
    if (this.#shown[1] > 0) queueMicrotask(() => this.#paint())
  }

  end(): void {
    this.#isEnded = true
    this.#near.end()
    this.#contrast.removeEventListener('change', this.#ask)
    this.#clear()
  }

  #update(isNear: boolean): void {
    if (!isNear || !this.#lines || this.#contrast.matches) {
      this.#clear()
      return
    }
    this.#shown = nearLines(this.#element, this.#lines.count)
    this.#paint()
  }

  #clear(): void {
    this.#shown = [0, 0]
    for (const ranges of this.#ranges.values()) ranges.clear()
  }

  #paint(): void {
    if (this.#isEnded || !this.#lines) return
    const end = performance.now() + slice
    if (!this.#lines.readTo(this.#shown[1], () => performance.now() > end)) this.#goOn()
    const spans = this.#findSpans(this.#lines)
    for (const [name, ranges] of this.#ranges) if (spans) ranges.set(spans.get(name) ?? [])
  }

  /** `null` where the page does not show the code that was read, as in the middle of a change. */
  #findSpans(lines: LineTokens): Map<TokenName, TextSpan[]> | null {
    const places = new TextPlaces(this.#element)
    if (places.length !== this.#code.length) return null
    const spans = new Map<TokenName, TextSpan[]>(tokenNames.map(name => [name, []]))
    const [first, last] = this.#shown
    let remaining = maxRanges
    for (let line = first; line < Math.min(last, lines.known); line++) {
      for (const { from, to, name } of lines.tokensOf(line).slice(0, remaining)) {
        const span = places.span(from, to)
        if (span) spans.get(name)?.push(span)
        remaining--
      }
    }
    return spans
  }

  #goOn(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    whenIdle(() => {
      this.#isWaiting = false
      this.#paint()
    })
  }
}

// Safari has no idle callback.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 50)
}
