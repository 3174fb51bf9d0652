import { List, ListOrdered } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import { selectedTextBlocks } from '../../core/selection/selected-blocks.ts'
import type { ToolbarPanelItem } from '../../core/toolbar/toolbar-item.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { isListActive, toggleList } from './list-kind.ts'
import { bulletedLabel, bulletsLabel, numberedLabel, numbersLabel } from './messages.ts'

export const toggleBulletedList: Command = toggleList('bulleted')
export const toggleNumberedList: Command = toggleList('numbered')
export const toggleTodoList: Command = toggleList('todo')

export const bulletedListItem: ToolbarPanelItem<'bulletedList'> = {
  kind: 'panel',
  name: 'bulletedList',
  label: bulletedLabel,
  icon: List,
  run: toggleBulletedList,
  isActive: state => isListActive(state, 'bulleted'),
  panelLabel: bulletsLabel,
  panel: lazyPart(async () => (await loadLater()).BulletedListPanel),
  isEnabled: canBeListed,
}

export const numberedListItem: ToolbarPanelItem<'numberedList'> = {
  kind: 'panel',
  name: 'numberedList',
  label: numberedLabel,
  icon: ListOrdered,
  run: toggleNumberedList,
  isActive: state => isListActive(state, 'numbered'),
  panelLabel: numbersLabel,
  panel: lazyPart(async () => (await loadLater()).NumberedListPanel),
  isEnabled: canBeListed,
}

function canBeListed({ selection }: EditorState): boolean {
  return selectedTextBlocks(selection).length > 0
}
