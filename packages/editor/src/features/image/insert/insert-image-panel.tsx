import type { PanelComponent } from '../../../core/feature/overlay.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'

/** The form of a new image. */
export const InsertImagePanel: PanelComponent = lazyPart(
  async () => (await import('./insert-image-form.tsx')).InsertImageForm,
)
