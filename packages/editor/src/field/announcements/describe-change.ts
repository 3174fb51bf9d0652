import type { Node } from 'prosemirror-model'
import { NodeSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { announcementOf } from '../../core/feature/announcement.ts'
import { isOutOfHistory, readUndo } from '../../core/feature/history.ts'
import { objectName } from '../../core/feature/object-name.ts'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import type { ToolbarChoice, ToolbarItem, ToolbarPanelItem } from '../../core/toolbar/toolbar-item.ts'
import { toolbarItemsOf } from '../../core/toolbar/toolbar-items.ts'
import { featuresOf } from '../../core/feature/feature-list.ts'
import type { Message } from '../../messages/message.ts'
import {
  bothMessages,
  caretBetweenBlocks,
  changeRedone,
  changeUndone,
  itemChosen,
  itemOff,
  itemOn,
  objectSelected,
} from './change-messages.ts'

/**
 * What a screen reader does not tell of a transaction by itself: formatting that has been switched on or off, that
 * something was undone, an object that is selected, a caret where no text is, and what a command announces. `null` for what is only typed, and for a moved caret.
 */
export function describeChange(
  transaction: Transaction,
  before: EditorState,
  after: EditorState,
): Message | null {
  const told = announcementOf(transaction)
  if (told) return told
  const undone = readUndo(transaction, before, after)
  if (undone) return undone === 'undo' ? changeUndone : changeRedone
  // What the host has changed.
  if (isOutOfHistory(transaction)) return null
  if (transaction.docChanged ? isTyping(transaction) : !transaction.storedMarksSet)
    return transaction.selectionSet ? describePlace(after) : null
  return describeItems(before, after) ?? describePlace(after)
}

/** Whether the steps only put text in the place of text. */
function isTyping({ steps }: Transaction): boolean {
  return steps.every(
    step =>
      step instanceof ReplaceStep &&
      step.slice.openStart + step.slice.openEnd === 0 &&
      step.slice.content.content.every(({ isText }) => isText),
  )
}

function describePlace(state: EditorState): Message | null {
  const { selection } = state
  if (selection instanceof GapCursor) return caretBetweenBlocks
  const name = selection instanceof NodeSelection ? nameOf(selection.node, state) : undefined
  if (name) return objectSelected(name)
  const told = featuresOf(state).map(({ content }) => content?.describeSelection?.(selection) ?? null)
  return told.find(message => message !== null) ?? null
}

function nameOf(node: Node, state: EditorState): Message | undefined {
  const names = featuresOf(state).map(({ content }) => content?.objectNames?.[objectName(node)])
  return names.find(name => name !== undefined)
}

function describeItems(before: EditorState, after: EditorState): Message | null {
  const items = toolbarItemsOf(featuresOf(after))
  const messages = items.flatMap(item => describeItem(item, before, after) ?? [])
  return messages.length === 0 ? null : messages.reduce(bothMessages)
}

function describeItem(item: ToolbarItem, before: EditorState, after: EditorState): Message | null {
  if (item.isActive) {
    const isOn = item.isActive(after)
    if (isOn !== item.isActive(before)) return isOn ? itemOn(item.label) : itemOff(item.label)
  }
  if (item.kind === 'panel') return describeColor(item, before, after)
  if (item.kind === 'button') return null
  const chosen = activeChoice(item.choices, after)
  return chosen && chosen !== activeChoice(item.choices, before) ? chosen.label : null
}

function describeColor(item: ToolbarPanelItem, before: EditorState, after: EditorState): Message | null {
  const color = item.color?.(after) ?? null
  if (color === (item.color?.(before) ?? null)) return null
  if (color === null) return itemOff(item.label)
  return itemChosen(item.label, item.colorName?.(color) ?? { ru: color, en: color })
}

function activeChoice(choices: readonly ToolbarChoice[], state: EditorState): ToolbarChoice | undefined {
  return choices.find(choice => choice.isActive(state))
}
