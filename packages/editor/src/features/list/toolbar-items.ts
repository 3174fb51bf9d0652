import { List, ListOrdered } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import { selectedTextBlocks } from '../../core/selection/selected-blocks.ts'
import type { ToolbarPanelItem } from '../../core/toolbar/toolbar-item.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { isListActive, toggleList } from './list-kind.ts'
import { bulletedLabel, bulletsLabel, numberedLabel, numbersLabel } from './messages.ts'

const loadPanels = () => import('./list-panels.tsx')

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
  panel: lazyPart(async () => (await loadPanels()).BulletedListPanel),
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
  panel: lazyPart(async () => (await loadPanels()).NumberedListPanel),
  isEnabled: canBeListed,
}

function canBeListed({ selection }: EditorState): boolean {
  return selectedTextBlocks(selection).length > 0
}
