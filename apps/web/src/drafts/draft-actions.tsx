import { useState } from 'react'
import type { Version } from '../compare/versions.tsx'
import { Button } from '../ui/button.tsx'
import { CompareDraft } from './compare-draft.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import type { Draft } from './draft.ts'
import { useSay } from '../language/use-say.ts'
import { deleteLabel } from '../ui/messages.ts'
import { compareLabel, restoreLabel } from './messages.ts'

export interface DraftActionsProps {
  draft: Draft
  current: Version
  onRestore: (draft: Draft) => void
  onDelete: (draft: Draft) => void
}

/** What can be done with a draft. */
export function DraftActions({ draft, current, onRestore, onDelete }: DraftActionsProps) {
  const say = useSay()
  const [dialog, setDialog] = useState<'compare' | 'delete' | null>(null)
  const close = (): void => setDialog(null)
  const restore = (): void => onRestore(draft)

  return (
    <>
      <Button variant="bare" onClick={restore}>
        {say(restoreLabel)}
      </Button>
      <Button variant="bare" onClick={() => setDialog('compare')}>
        {say(compareLabel)}
      </Button>
      <Button variant="bare" onClick={() => setDialog('delete')}>
        {say(deleteLabel)}
      </Button>
      {dialog === 'compare' && (
        <CompareDraft draft={draft} current={current} onRestore={restore} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteDraft draft={draft} onDelete={() => onDelete(draft)} onClose={close} />}
    </>
  )
}
