import { lazyPart } from '../lazy/lazy-part.tsx'
import { loadLater } from '../lazy/load-later.ts'
import type { OpenPanelProps } from './open-panel.tsx'

/** A panel at the button of a toolbar. */
export const PanelPopup: ReturnType<typeof lazyPart<OpenPanelProps>> = lazyPart(
  async () => (await loadLater()).OpenPanel,
)
