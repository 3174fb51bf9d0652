import type { Version } from '../compare/versions.tsx'
import { FloatingNote } from '../ui/floating-note.tsx'
import { useToday } from '../ui/use-today.ts'
import type { Draft, StoredDraft } from './draft.ts'
import { DraftActions } from './draft-actions.tsx'
import { DraftList } from './draft-list.tsx'
import { draftCount, draftTitle } from './draft-words.ts'
import './drafts.css'

interface DraftBarProps {
  drafts: readonly StoredDraft[]
  /** What stands on the page, to compare with. */
  current: Version
  onRestore: (draft: Draft) => void
  onDelete: (draft: Draft) => void
}

/** Offers the texts that were left behind on this device. */
export function DraftBar({ drafts, current, onRestore, onDelete }: DraftBarProps) {
  const today = useToday()
  const [first] = drafts
  if (!first) return null
  if (drafts.length === 1) {
    return (
      <FloatingNote label="Несохранённый текст" className="draft-offer">
        <span>{draftTitle(first, today)}</span>
        <DraftActions draft={first} current={current} onRestore={onRestore} onDelete={onDelete} />
      </FloatingNote>
    )
  }
  return (
    <FloatingNote label="Несохранённые тексты" className="draft-offer">
      <span>{draftCount(drafts)}</span>
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
