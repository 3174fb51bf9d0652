import type { ComponentProps, ReactElement } from 'react'
import { useImported } from '../use-imported.ts'
import type { PictureLightbox } from './lightbox.tsx'

/**
 * Shows the lightbox, which is loaded with the first picture that is pressed. Without a connection the text stays as it is, and the
 * next press tries again.
 */
export function LightboxHost(props: ComponentProps<typeof PictureLightbox>): ReactElement | null {
  const loaded = useImported(() => import('./lightbox.tsx'), props.onClose)
  return loaded && <loaded.PictureLightbox {...props} />
}
