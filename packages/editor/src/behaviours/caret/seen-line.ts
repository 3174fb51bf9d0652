import type { EditorView } from 'prosemirror-view'
import { uncover, type Box } from '../../core/selection/scroll-into-sight.ts'
import { isHtmlElement, isShadowRoot } from '../../dom/kinds.ts'
import { windowOf } from '../../dom/root-of.ts'

/** How long a line counts as in sight while the caret stays in it: ms. Asking what covers or cuts off a place takes time in a large text. */
const lookAgain = 1000

/** The line in which the caret was last seen: as far as it is in sight, and until when that counts. */
export class SeenLine {
  readonly #view: EditorView
  #frame = 0
  #box: Box = { left: NaN, right: NaN, top: NaN, bottom: NaN }
  #until = 0

  constructor(view: EditorView) {
    this.#view = view
  }

  /** Whether the caret stands in it, so that nothing has to be scrolled, nor looked at in the next frame. */
  hasCaret(): boolean {
    const { left, right } = this.#box
    const caret = this.#caret()
    if (!this.#isIn(caret) || caret.left < left || caret.right > right) return false
    cancelAnimationFrame(this.#frame)
    return true
  }

  /** Scrolls the caret out from below bars in the next frame. */
  lookSoon(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      if (!this.#view.isDestroyed) this.#look()
    })
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
  }

  #look(): void {
    const caret = this.#caret()
    if (this.#isIn(caret)) return
    this.#box = { ...sidesOf(this.#view), top: caret.top, bottom: caret.bottom }
    this.#until = performance.now() + lookAgain
    uncover(this.#view, caret)
  }

  #caret(): Box {
    return this.#view.coordsAtPos(this.#view.state.selection.head)
  }

  /** A line that has been scrolled stands elsewhere in the window. */
  #isIn({ top, bottom }: Box): boolean {
    return top === this.#box.top && bottom === this.#box.bottom && performance.now() < this.#until
  }
}

/** Between which sides the text with the caret is in sight, where something around it scrolls or cuts it off. */
function sidesOf(view: EditorView): { left: number; right: number } {
  let [left, right] = [0, windowOf(view.dom).innerWidth]
  const { node } = view.domAtPos(view.state.selection.head)
  for (
    let around: Node | null = node;
    around;
    around = isShadowRoot(around) ? around.host : around.parentNode
  ) {
    if (!isHtmlElement(around) || getComputedStyle(around).overflowX === 'visible') continue
    const box = around.getBoundingClientRect()
    left = Math.max(left, box.left)
    right = Math.min(right, box.right - (around.offsetWidth - around.clientWidth))
  }
  return { left, right }
}
