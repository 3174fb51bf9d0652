import type { PluginView } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { HighlightRanges, type TextSpan } from '../../content/highlight/highlight-ranges.ts'
import { NearWindow } from '../../content/highlight/near-window.ts'
import { scrollIntoSight } from '../../core/selection/scroll-into-sight.ts'
import type { Match } from './find-matches.ts'
import { findOf, type Find } from './find-state.ts'
import { findNearMatches } from './near-matches.ts'

/** Highlights the matches near the window, and brings the current one into sight, while the bar is open. */
export class MatchMarks implements PluginView {
  readonly #view: EditorView
  readonly #found: HighlightRanges
  readonly #current: HighlightRanges
  #find: Find | null = null
  #near: NearWindow | null = null
  #mustShow = false

  constructor(view: EditorView) {
    this.#view = view
    // Above the colours of code.
    this.#found = new HighlightRanges(view.dom, 'tf-found', 1)
    this.#current = new HighlightRanges(view.dom, 'tf-found-current', 2)
  }

  update(view: EditorView): void {
    const find = findOf(view.state)
    if (find === this.#find) return
    this.#mustShow = isOtherPlace(this.#find, find)
    this.#find = find
    if (!find) {
      this.destroy()
      return
    }
    this.#near ??= new NearWindow(view.dom, isNear => this.#mark(isNear))
    this.#near.ask()
  }

  destroy(): void {
    this.#near?.end()
    this.#near = null
    this.#clear()
  }

  #mark(isNear: boolean): void {
    const find = this.#find
    if (!find || this.#view.isDestroyed) return
    const current = find.matches[find.current]
    if (this.#mustShow && current) scrollIntoSight(this.#view, current.from, current.to)
    this.#mustShow = false
    if (!isNear) {
      this.#clear()
      return
    }
    const near = findNearMatches(this.#view, find.matches)
    this.#found.set(near.filter(match => match !== current).map(match => this.#spanOf(match)))
    this.#current.set(current ? [this.#spanOf(current)] : [])
  }

  #clear(): void {
    this.#found.clear()
    this.#current.clear()
  }

  #spanOf({ from, to }: Match): TextSpan {
    const start = this.#view.domAtPos(from, 1)
    const end = this.#view.domAtPos(to, -1)
    return { start: start.node, startOffset: start.offset, end: end.node, endOffset: end.offset }
  }
}

/** Whether the user has gone to another match, rather than changed the text. */
function isOtherPlace(before: Find | null, after: Find | null): boolean {
  return after !== null && after.current >= 0 && after.moves !== before?.moves
}
