import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import type { PanelComponent } from '../../../core/feature/overlay.tsx'

const InsertImageForm = lazy(async () => ({
  default: (await import('./insert-image-form.tsx')).InsertImageForm,
}))

/** The form of a new image, which is loaded when it is opened. */
export function InsertImagePanel(props: ComponentProps<PanelComponent>): ReactElement {
  return (
    <Suspense fallback={<div className="tf-form" />}>
      <InsertImageForm {...props} />
    </Suspense>
  )
}
