import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { selectionNear, windowOf } from '../../dom/root-of.ts'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { farClass, groupClass } from './group-desc.ts'
import { reachesFar } from './waiting-groups.ts'

/** From how much selected text on far groups are left out, by its positions. */
const much = 16_384
/** How long all is left alone before they come back, and how long they are laid out at a time: ms. */
const [pause, slice] = [5000, 8]

/**
 * Browsers lay out at once all that is selected, and walk through it for input methods. Where that is much, the groups far from the window are
 * left out when it is selected or changed, and those that change are drawn later. They come back where they are scrolled to, when less is
 * selected, for a search and for printing, and one after another when nothing is done for a while, or in another window.
 */
export class FarGroups {
  readonly #view: EditorView
  readonly #onShow: () => void
  readonly #life = new AbortController()
  #timer = 0
  #endIdle = (): void => {}
  #isUpdating = false
  #hasFar = false

  /** `onShow` hears of groups that have come back. */
  constructor(view: EditorView, onShow: () => void) {
    this.#view = view
    this.#onShow = onShow
    const options = { signal: this.#life.signal, capture: true, passive: true }
    const window = windowOf(view.dom)
    window.addEventListener('scroll', () => this.#showNear(), options)
    window.addEventListener('beforeprint', () => this.#showAll(), options)
    window.addEventListener('keydown', event => reachesFar(event) && this.#showAll(), options)
    window.addEventListener('blur', ({ target }) => target === window && this.#showLater(0), options)
  }

  /** Shows a state by `update`, which draws what has changed. */
  show(state: EditorState, update: () => void): void {
    const { doc, selection } = this.#view.state
    const isSame = state.doc === doc && state.selection.eq(selection)
    if (isSame || !selectsMuch(state)) {
      update()
      if (!isSame) this.#showAll()
      return
    }
    for (const group of this.#groups().filter(one => !isNear(one))) group.classList.add(farClass)
    this.#hasFar = true
    this.#isUpdating = true
    update()
    this.#isUpdating = false
    this.#showNear()
    this.#showLater(pause)
  }

  /** A group that has just been made is far until the page tells where it is. */
  onDraw(group: Element): void {
    if (this.#isUpdating && !group.isConnected) group.classList.add(farClass)
  }

  end(): void {
    this.#life.abort()
    this.#stop()
  }

  #groups(): HTMLElement[] {
    return [...this.#view.dom.querySelectorAll<HTMLElement>(`.${groupClass}`)]
  }

  #far(): HTMLElement[] {
    return this.#groups().filter(({ classList }) => classList.contains(farClass))
  }

  #showAll(): void {
    if (!this.#hasFar) return
    this.#hasFar = false
    this.#stop()
    for (const group of this.#far()) group.classList.remove(farClass)
    this.#onShow()
  }

  /** Shows what is near the window, and what the selection begins and ends in. */
  #showNear(): void {
    if (!this.#hasFar) return
    const { anchorNode = null, focusNode = null } = selectionNear(this.#view.dom) ?? {}
    const holdsEnd = (group: HTMLElement): boolean => group.contains(anchorNode) || group.contains(focusNode)
    const near = this.#far().filter(group => isNear(group) || holdsEnd(group))
    for (const group of near) group.classList.remove(farClass)
  }

  #showLater(wait: number): void {
    if (!this.#hasFar) return
    this.#stop()
    this.#timer = windowOf(this.#view.dom).setTimeout(() => this.#showSome(), wait)
  }

  #showSome(): void {
    this.#endIdle = whenIdle(() => {
      const started = performance.now()
      for (const group of this.#far()) {
        if (performance.now() - started > slice) return this.#showSome()
        group.classList.remove(farClass)
        group.getBoundingClientRect()
      }
      this.#hasFar = false
      this.#onShow()
    }, 50)
  }

  #stop(): void {
    windowOf(this.#view.dom).clearTimeout(this.#timer)
    this.#endIdle()
  }
}

function selectsMuch({ selection: { from, to } }: EditorState): boolean {
  return to - from >= much
}

/** Whether a group stands within a window's height of the window. */
function isNear(group: HTMLElement): boolean {
  const { top, bottom } = group.getBoundingClientRect()
  const { innerHeight } = windowOf(group)
  return bottom > -innerHeight && top < 2 * innerHeight
}
