import type { Command, EditorState } from 'prosemirror-state'
import { featuresOf } from '../core/feature/feature-list.ts'
import { toolbarItemsOf } from '../core/toolbar/toolbar-items.ts'

/** What a toolbar item, or a choice of one, does. */
interface NamedCommand {
  readonly run?: Command
  readonly isActive?: (state: EditorState) => boolean
}

/** Finds what an item of the field does by its name, or what a choice of its drop-down does. */
export function findNamed(state: EditorState, name: string, choice?: string): NamedCommand | undefined {
  const item = toolbarItemsOf(featuresOf(state)).find(candidate => candidate.name === name)
  if (choice === undefined) return item
  return item?.kind === 'menu' ? item.choices.find(candidate => candidate.name === choice) : undefined
}
