import type { Balloon } from '../../core/feature/balloon.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { closeSelectionToolbar, findShownSelection } from './find-selection.ts'
import { selectionToolbarLabel } from './messages.ts'
import { SelectionBar } from './selection-bar.tsx'
import { selectionWatch } from './selection-watch.ts'

const balloon: Balloon = {
  name: 'selectionToolbar',
  label: selectionToolbarLabel,
  side: 'above',
  findAnchor: findShownSelection,
  close: closeSelectionToolbar,
  // All that it is made of is loaded for the toolbar of the field.
  component: SelectionBar,
}

/** A toolbar at a selected text, where the host switches it on. */
export const selectionToolbar: Feature = {
  name: 'selectionToolbar',
  plugins: [selectionWatch],
  balloons: [balloon],
}
