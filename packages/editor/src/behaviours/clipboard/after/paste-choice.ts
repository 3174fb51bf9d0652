import { Plugin, PluginKey, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import type { Balloon } from '../../../core/feature/balloon.ts'
import { isOutOfHistory } from '../../../core/feature/history.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import type { Message } from '../../../messages/message.ts'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { pasteChoiceLabel } from '../messages.ts'
import type { Pasted } from './pasted.ts'

/** The ways in which one thing can be pasted. */
export type PasteKind = 'formatted' | 'markdown' | 'table' | 'cells' | 'joined' | 'plain' | 'oneCell'

/** One way to paste. */
export interface PasteWay {
  /** `null` where that cannot be. */
  readonly put: () => Transaction | null
  /** What is said once it is done. */
  readonly message?: Message | null
  /** Whether Backspace takes it back, where it is what the field made of the text by itself. */
  readonly isAutomatic?: boolean
}

/** What else might have been meant by what was just pasted. */
export interface PasteChoice {
  readonly pasted: Pasted
  /** What each of the ways makes of the state before. */
  readonly ways: ReadonlyMap<PasteKind, PasteWay>
  readonly current: PasteKind
  /** Where what was pasted begins to differ from what stood there. */
  readonly from: number
  /** Where it ends. */
  readonly at: number
  /** What is shown: the button, the ways, or the ways with the focus in them. Where a finger opened them, a keyboard on the screen stays. */
  readonly shown: 'button' | 'ways' | 'focusedWays'
}

const key = new PluginKey<PasteChoice | null>('pasteChoice')

/** Knows of a choice until the text or the selection changes. A picture that was pasted and is uploaded meanwhile changes neither. */
export const pasteChoicePlugin: Plugin = new Plugin<PasteChoice | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, choice) {
      const next = transaction.getMeta(key) as PasteChoice | null | undefined
      if (next !== undefined) return next
      return choice && !transaction.selectionSet && staysPasted(transaction, choice) ? choice : null
    },
  },
})

/** Whether nothing but attributes of what was pasted is changed, and by the field itself. */
const staysPasted = (transaction: Transaction, { from, at }: PasteChoice): boolean =>
  transaction.steps.every(
    step => isOutOfHistory(transaction) && step instanceof AttrStep && step.pos >= from && step.pos < at,
  )

export function pasteChoiceOf(state: EditorState): PasteChoice | null {
  return key.getState(state) ?? null
}

export function setPasteChoice(transaction: Transaction, choice: PasteChoice | null): Transaction {
  return transaction.setMeta(key, choice)
}

/** Where what was pasted ends: the last of pasted cells; the rows of a table end below all cells of its last row. */
function endOf({ at, pasted }: PasteChoice, { doc, selection }: EditorState): { from: number; to: number } {
  const $at = doc.resolve(at)
  if (selection.ranges.length > 1) return { from: $at.before(), to: $at.after() }
  const isTable = !pasted.isOver && pasted.content.lastChild?.type.name === 'tableFigure'
  const depth = isTable ? [0, 1, 2, 3].find(level => $at.node(level)?.type.name === 'tableFigure') : undefined
  return depth === undefined ? { from: at, to: at } : { from: $at.before(depth), to: $at.after(depth) }
}

const close: Command = (state, dispatch) => {
  if (!pasteChoiceOf(state)) return false
  dispatch?.(setPasteChoice(state.tr, null))
  return true
}

/** The button at the end of what was pasted, and the ways that it opens. */
export const pasteChoiceBalloon: Balloon = {
  name: 'pasteChoice',
  label: pasteChoiceLabel,
  // What was pasted may have a toolbar of its own: this one is for the moment after.
  priority: 1,
  side: 'end',
  findAnchor(state) {
    const choice = pasteChoiceOf(state)
    return choice && { ...endOf(choice, state), takesFocus: choice.shown === 'focusedWays' }
  },
  close,
  component: lazyPart(async () => (await loadLater()).PasteChoiceBar),
}
