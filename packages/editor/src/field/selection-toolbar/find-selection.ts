import { AllSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import type { BalloonAnchor } from '../../core/feature/balloon.ts'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { resolveToolbar, type ToolbarLayout } from '../../core/toolbar/toolbar-layout.ts'
import { noteOfSelection, watchOf } from './selection-watch.ts'

/** What formats a selected text: without any of it there is no toolbar. */
const formats: ToolbarLayout = ['bold', 'italic', 'inlineCode', '|', 'link', 'fontColor', '|', 'blockQuote']

/** What the toolbar of a selected text offers, by the names of toolbar items. */
export const selectionItems: ToolbarLayout = [...formats, '|', 'copyMarkdown']

/** The selected text that has its toolbar now; `null` for none. */
export function findShownSelection(state: EditorState): BalloonAnchor | null {
  const { selection } = state
  // Before all else: this is asked after each typed letter.
  if (selection.empty || !contextOf(state).selectionToolbar) return null
  const { isHeld, isClosed } = watchOf(state)
  if (isHeld || isClosed || !isText(state) || !hasUsableItem(state)) return null
  return { from: selection.from, to: selection.to }
}

/** Whether a text is selected that can be formatted, which a text within one code block cannot. */
function isText({ selection }: EditorState): boolean {
  if (selection instanceof AllSelection) return true
  const { $from, $to } = selection
  return selection instanceof TextSelection && !($from.sameParent($to) && $from.parent.type.spec.code)
}

function hasUsableItem(state: EditorState): boolean {
  return resolveToolbar(formats, featuresOf(state))
    .flat()
    .some(({ item }) => canUse(item, state))
}

function canUse(item: ToolbarItem, state: EditorState): boolean {
  if (item.run?.(state)) return true
  if (item.kind === 'panel') return item.isEnabled(state)
  return item.kind === 'menu' && item.choices.some(({ run }) => run(state))
}

/** Closes the toolbar until another text is selected. */
export const closeSelectionToolbar: Command = (state, dispatch) => {
  if (!findShownSelection(state)) return false
  dispatch?.(noteOfSelection(state, { isClosed: true }))
  return true
}
