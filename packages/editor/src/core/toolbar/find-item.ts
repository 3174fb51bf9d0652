import type { EditorState } from 'prosemirror-state'
import { featuresOf } from '../feature/feature-list.ts'
import type { ToolbarItem } from './toolbar-item.ts'

/** An item that a feature of the field has for the toolbar; `null` where the field leaves the feature out. */
export function findToolbarItem(state: EditorState, name: string): ToolbarItem | null {
  const items = featuresOf(state).flatMap(({ toolbarItems = [] }) => toolbarItems)
  return items.find(item => item.name === name) ?? null
}
