import type { PanelComponent } from '../../../core/feature/overlay.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'

/** The form of a new image. */
export const InsertImagePanel: PanelComponent = lazyPart(async () => (await loadLater()).InsertImageForm)
