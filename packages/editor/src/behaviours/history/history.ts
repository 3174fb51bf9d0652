import { Redo2, Undo2 } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import { undo, undoHistory } from '../../core/feature/history.ts'
import { undoSteps } from '../../core/feature/undo-steps.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { redoLabel, undoLabel } from './messages.ts'
import { redoInSight } from './redo-in-sight.ts'

const undoItem: ToolbarItem<'undo'> = {
  kind: 'button',
  name: 'undo',
  label: undoLabel,
  icon: Undo2,
  run: undo,
}

const redoItem: ToolbarItem<'redo'> = {
  kind: 'button',
  name: 'redo',
  label: redoLabel,
  icon: Redo2,
  run: redoInSight,
}

/** Undo and redo, in the steps that `undoSteps` makes. */
export const history: Feature<'undo' | 'redo'> = {
  name: 'history',
  keymap: { 'Mod-z': undo, 'Mod-y': redoInSight, 'Mod-Shift-z': redoInSight },
  plugins: [undoSteps, undoHistory],
  help: [
    { section: 'editing', label: undoLabel, keys: ['Mod-z'] },
    { section: 'editing', label: redoLabel, keys: ['Mod-y', 'Mod-Shift-z'] },
  ],
  toolbarItems: [undoItem, redoItem],
}
