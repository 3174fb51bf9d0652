import { Dialog } from '@base-ui/react/dialog'
import { ComparePopup } from '../compare/compare-popup.tsx'
import type { Version } from '../compare/versions.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { Draft } from './draft.ts'
import { draftTitle } from './draft-words.ts'
import { useSay } from '../language/use-say.ts'
import { copyTextLabel } from '../ui/messages.ts'
import { compareDescription, compareTitle, restoreLabel } from './messages.ts'

interface CompareDraftProps {
  draft: Draft
  /** What stands on the page. */
  current: Version
  onRestore: () => void
  onClose: () => void
}

/** Shows a draft beside what stands on the page. */
export function CompareDraft({ draft, current, onRestore, onClose }: CompareDraftProps) {
  const say = useSay()
  const title = say(draftTitle(draft, useToday()))
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <ComparePopup
        title={say(compareTitle)}
        description={say(compareDescription)}
        theirs={current}
        mine={{ title, html: draft.html }}
      >
        <CopyButton html={draft.html} label={say(copyTextLabel)} />
        <Dialog.Close className="button button-primary" onClick={onRestore}>
          {say(restoreLabel)}
        </Dialog.Close>
      </ComparePopup>
    </Dialog.Root>
  )
}
