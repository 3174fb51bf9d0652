import { useEffect, useState, type ComponentProps, type ReactElement } from 'react'
import type { PictureLightbox } from './lightbox.tsx'

interface Loaded {
  readonly PictureLightbox: typeof PictureLightbox
}

/**
 * Shows the lightbox, which is loaded with the first picture that is pressed. Without a connection the text stays as it is, and the
 * next press tries again; what a failed `React.lazy` throws would take the page of the host.
 */
export function LightboxHost(props: ComponentProps<typeof PictureLightbox>): ReactElement | null {
  const { onClose } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    import('./lightbox.tsx').then(
      module => isWanted && setLoaded(module),
      () => isWanted && onClose(),
    )
    return () => {
      isWanted = false
    }
  }, [onClose])
  return loaded && <loaded.PictureLightbox {...props} />
}
