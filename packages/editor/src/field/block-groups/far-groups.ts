import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { windowOf } from '../../dom/root-of.ts'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { farClass, groupClass } from './group-desc.ts'

/** From how many selected blocks on far groups are left out, and how long they are laid out at a time: ms. */
const [many, slice] = [256, 8]

/**
 * Browsers lay out at once all that is selected. Where that is much, the groups far from the window are left out when it is selected or changed,
 * those that change are drawn later, and all come back one after another, in idle moments.
 */
export class FarGroups {
  readonly #view: EditorView
  readonly #life = new AbortController()
  #endIdle = (): void => {}
  #isUpdating = false
  #hasFar = false

  constructor(view: EditorView) {
    this.#view = view
    const options = { signal: this.#life.signal, capture: true, passive: true }
    const window = windowOf(view.dom)
    window.addEventListener('scroll', () => this.#showNear(), options)
    window.addEventListener('beforeprint', () => this.#showAll(), options)
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
    this.#showLater()
  }

  /** A group that has just been made is far until the page tells where it is. */
  onDraw(group: Element): void {
    if (this.#isUpdating && !group.isConnected) group.classList.add(farClass)
  }

  end(): void {
    this.#life.abort()
    this.#endIdle()
  }

  #groups(): HTMLElement[] {
    return [...this.#view.dom.querySelectorAll<HTMLElement>(`:scope > .${groupClass}`)]
  }

  #far(): HTMLElement[] {
    return this.#groups().filter(({ classList }) => classList.contains(farClass))
  }

  #showAll(): void {
    if (!this.#hasFar) return
    this.#hasFar = false
    this.#endIdle()
    for (const group of this.#far()) group.classList.remove(farClass)
  }

  #showNear(): void {
    if (!this.#hasFar) return
    const near = this.#far().filter(isNear)
    for (const group of near) group.classList.remove(farClass)
  }

  #showLater(): void {
    this.#endIdle()
    this.#endIdle = whenIdle(() => {
      const started = performance.now()
      for (const group of this.#far()) {
        if (performance.now() - started > slice) return this.#showLater()
        group.classList.remove(farClass)
        group.getBoundingClientRect()
      }
      this.#hasFar = false
    }, 50)
  }
}

function selectsMuch({ selection: { $from, $to } }: EditorState): boolean {
  return $to.index(0) - $from.index(0) >= many
}

/** Whether a group stands within a window's height of the window. */
function isNear(group: HTMLElement): boolean {
  const { top, bottom } = group.getBoundingClientRect()
  const { innerHeight } = windowOf(group)
  return bottom > -innerHeight && top < 2 * innerHeight
}
