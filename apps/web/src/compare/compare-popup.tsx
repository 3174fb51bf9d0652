import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import '../ui/button.css'
import '../ui/dialog.css'
import { Versions } from './versions.tsx'
import type { Version } from './versions.tsx'
import './compare.css'
import { useSay } from '../language/use-say.ts'
import { closeLabel } from '../ui/messages.ts'

interface ComparePopupProps {
  title: string
  description: ReactNode
  theirs: Version
  mine: Version
  /** What can be done with the two: buttons. */
  children: ReactNode
}

/** What a dialog shows that compares two versions of a text; it stands in a `Dialog.Root`. */
export function ComparePopup({ title, description, theirs, mine, children }: ComparePopupProps) {
  const say = useSay()
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="backdrop" forceRender />
      <Dialog.Popup className="dialog compare">
        <Dialog.Title className="dialog-title">{title}</Dialog.Title>
        <Dialog.Close className="button icon-button dialog-close" aria-label={say(closeLabel)}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </Dialog.Close>
        <Dialog.Description className="compare-description">{description}</Dialog.Description>
        <Versions key={theirs.html} theirs={theirs} mine={mine} />
        <div className="dialog-actions">{children}</div>
      </Dialog.Popup>
    </Dialog.Portal>
  )
}
