import { messageText } from '../../messages/message-text.ts'
import { useCallback, useState, type ComponentProps, type ReactElement } from 'react'
import { closeLabel } from '../../content/messages.ts'
import { useImported } from '../use-imported.ts'
import type { PictureLightbox } from './lightbox.tsx'
import { notOpenedMessage, tryAgainLabel } from './messages.ts'

interface LightboxHostProps extends ComponentProps<typeof PictureLightbox> {
  /** Loads what shows the pictures. */
  readonly load?: () => Promise<{ readonly PictureLightbox: typeof PictureLightbox }>
}

/**
 * Shows the lightbox, which is loaded with the first picture that is pressed. Without a connection the text stays as it is, with words
 * below it and a way to try again.
 */
export function LightboxHost(props: LightboxHostProps): ReactElement {
  const { words, onClose } = props
  const [isFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  if (!isFailed) return <LoadedLightbox {...props} onFailure={fail} />
  return (
    <div role="alert" className="taskfield-content tf-not-opened">
      <span>{messageText(notOpenedMessage, words)}</span>
      <button type="button" onClick={() => setFailed(false)}>
        {messageText(tryAgainLabel, words)}
      </button>
      <button type="button" onClick={onClose}>
        {messageText(closeLabel, words)}
      </button>
    </div>
  )
}

type LoadedLightboxProps = LightboxHostProps & { readonly onFailure: () => void }

function LoadedLightbox({ load, onFailure, ...props }: LoadedLightboxProps): ReactElement | null {
  const loaded = useImported(load ?? (() => import('./lightbox.tsx')), onFailure)
  return loaded && <loaded.PictureLightbox {...props} />
}
