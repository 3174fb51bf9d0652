import { Mark, type ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { contextOf } from '../core/feature/host-context.ts'
import { standInOneText } from '../core/transform/one-text.ts'

/** How long nothing is typed before the tools are asked anew: ms. */
const pause = 300

const known = new WeakMap<EditorContext, RestedState>()

/** The state that the tools of an editor tell of: one for all of them. */
export function restedState(editor: EditorContext): RestedState {
  const rested = known.get(editor) ?? new RestedState(editor)
  known.set(editor, rested)
  return rested
}

/**
 * The newest state, except that what is typed letter by letter in one text is told when typing rests: it changes nothing of what tools show, and to ask
 * all of them takes as long as to draw the letter. The first letter is told at once.
 */
class RestedState {
  readonly #editor: EditorContext
  readonly #listeners: Set<() => void> = new Set()
  #told: EditorState
  #typed = 0
  #timer = 0
  #stopListening = (): void => {}

  constructor(editor: EditorContext) {
    this.#editor = editor
    this.#told = editor.state
  }

  get state(): EditorState {
    return this.#timer === 0 ? this.#editor.state : this.#told
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#told = this.#editor.state
      this.#stopListening = this.#editor.subscribe(() => this.#onChange())
    }
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stopListening()
      this.#endRest()
    }
  }

  #onChange(): void {
    const isTyped = isTypedIn(this.#told, this.#editor.state)
    if (isTyped) this.#typed = performance.now()
    if (isTyped && this.#timer !== 0) return
    this.#tell()
    if (isTyped) this.#rest(pause)
  }

  #tell(): void {
    this.#endRest()
    this.#told = this.#editor.state
    for (const listener of this.#listeners) listener()
  }

  #rest(time: number): void {
    this.#timer = window.setTimeout(() => {
      const left = this.#typed + pause - performance.now()
      if (left > 0) this.#rest(left)
      else this.#tell()
    }, time)
  }

  #endRest(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }
}

/** Whether a state differs from another by no more than the letters around the caret: they have the marks that those before had. */
function isTypedIn(before: EditorState, after: EditorState): boolean {
  const [$before, $after] = [before.selection.$head, after.selection.$head]
  const isCaret = before.selection.empty && after.selection.empty
  return (
    isCaret &&
    before.doc !== after.doc &&
    contextOf(before) === contextOf(after) &&
    standInOneText($before, $after) &&
    haveSameKinds($before, $after) &&
    Mark.sameSet(before.storedMarks ?? $before.marks(), after.storedMarks ?? $after.marks())
  )
}

/** Whether all around two places is of the same kinds. */
function haveSameKinds($before: ResolvedPos, $after: ResolvedPos): boolean {
  if ($before.depth !== $after.depth) return false
  for (let depth = 1; depth <= $after.depth; depth++)
    if (!$before.node(depth).sameMarkup($after.node(depth))) return false
  return true
}
