import type { Command, EditorState } from 'prosemirror-state'
import { toolbarItemsOf } from '../core/toolbar/toolbar-layout.ts'
import { features } from './features.ts'

/** What a toolbar item, or a choice of one, does. */
interface NamedCommand {
  readonly run?: Command
  readonly isActive?: (state: EditorState) => boolean
}

const items = new Map(toolbarItemsOf(features).map(item => [item.name, item]))

/** Finds what an item does by its name, or what a choice of its drop-down does. */
export function findNamed(name: string, choice?: string): NamedCommand | undefined {
  const item = items.get(name)
  if (choice === undefined) return item
  return item && 'choices' in item ? item.choices.find(candidate => candidate.name === choice) : undefined
}
