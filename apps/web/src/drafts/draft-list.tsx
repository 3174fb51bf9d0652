import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { plainText } from '../ui/copy-html.ts'
import { useToday } from '../ui/use-today.ts'
import { changedWords } from './changed-words.ts'
import type { StoredDraft } from './draft.ts'
import { draftTitle } from './draft-words.ts'
import '../ui/button.css'
import '../ui/dialog.css'
import './drafts.css'
import { useSay } from '../language/use-say.ts'
import { closeLabel } from '../ui/messages.ts'
import { goesWithTab, keptLimits, showLabel, textsOnDevice } from './messages.ts'

interface DraftListProps {
  drafts: readonly StoredDraft[]
  /** What can be done with one of them; `close` closes the list. */
  renderActions: (draft: StoredDraft, close: () => void) => ReactNode
}

/** Several drafts: the button that shows them, and the dialog with all of them, the newest first. */
export function DraftList({ drafts, renderActions }: DraftListProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="button button-bare">{say(showLabel)}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{say(textsOnDevice)}</Dialog.Title>
          <Dialog.Close className="button icon-button dialog-close" aria-label={say(closeLabel)}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </Dialog.Close>
          <DraftItems drafts={drafts} renderActions={draft => renderActions(draft, () => setOpen(false))} />
          <Dialog.Description className="draft-limits">{say(keptLimits)}</Dialog.Description>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface DraftItemsProps {
  drafts: readonly StoredDraft[]
  renderActions: (draft: StoredDraft) => ReactNode
}

/** Drafts below one another, each with the words in which it differs. */
export function DraftItems({ drafts, renderActions }: DraftItemsProps) {
  const say = useSay()
  const today = useToday()
  return (
    <ul className="draft-list">
      {drafts.map(draft => (
        <li key={draft.id} className="draft">
          <span className="draft-title">{say(draftTitle(draft, today))}</span>
          <p className="draft-words">{changedWords(plainText(draft.html), plainText(draft.base.html))}</p>
          {!draft.isDurable && <p className="draft-volatile">{say(goesWithTab)}</p>}
          <div className="draft-actions">{renderActions(draft)}</div>
        </li>
      ))}
    </ul>
  )
}
