import { lazy } from 'react'
import type { Balloon } from '../../core/feature/balloon.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { closeSelectionToolbar, findShownSelection } from './find-selection.ts'
import { selectionToolbarLabel } from './messages.ts'
import { selectionWatch } from './selection-watch.ts'

const balloon: Balloon = {
  name: 'selectionToolbar',
  label: selectionToolbarLabel,
  side: 'above',
  findAnchor: findShownSelection,
  close: closeSelectionToolbar,
  component: lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar })),
}

/** A toolbar at a selected text, where the host switches it on. */
export const selectionToolbar: Feature = {
  name: 'selectionToolbar',
  plugins: [selectionWatch],
  balloons: [balloon],
}
