import type { Version } from '../compare/versions.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import { useToday } from '../ui/use-today.ts'
import type { Draft, StoredDraft } from './draft.ts'
import { DraftActions } from './draft-actions.tsx'
import { DraftList } from './draft-list.tsx'
import { draftCount, draftTitle } from './draft-words.ts'
import './drafts.css'
import { useSay } from '../language/use-say.ts'
import { unsavedText, unsavedTexts } from './messages.ts'

interface DraftBarProps {
  drafts: readonly StoredDraft[]
  /** What stands on the page, to compare with. */
  current: Version
  onRestore: (draft: Draft) => void
  onDelete: (draft: Draft) => void
}

/** Offers the texts that were left behind on this device. */
export function DraftBar({ drafts, current, onRestore, onDelete }: DraftBarProps) {
  const say = useSay()
  const today = useToday()
  const [first] = drafts
  if (!first) return null
  if (drafts.length === 1) {
    return (
      <FloatingNote label={say(unsavedText)} className="draft-offer">
        <span>{say(draftTitle(first, today))}</span>
        <DraftActions draft={first} current={current} onRestore={onRestore} onDelete={onDelete} />
      </FloatingNote>
    )
  }
  return (
    <FloatingNote label={say(unsavedTexts)} className="draft-offer">
      <span>{say(draftCount(drafts))}</span>
      <DraftList
        drafts={drafts}
        renderActions={(draft, close) => (
          <DraftActions
            draft={draft}
            current={current}
            onRestore={chosen => {
              close()
              onRestore(chosen)
            }}
            onDelete={onDelete}
          />
        )}
      />
    </FloatingNote>
  )
}
