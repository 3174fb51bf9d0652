import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useState } from 'react'
import { DeleteDraft } from './delete-draft.tsx'
import type { DraftText } from './draft.ts'
import { DraftItems } from './draft-list.tsx'
import { useOfferedDrafts } from './use-drafts.ts'
import { useSay } from '../language/use-say.ts'
import { deleteLabel } from '../ui/messages.ts'
import { copyLabel, yourTextsOnDevice } from './messages.ts'

/** The drafts of a text that cannot be opened, so that what is in them can be copied. */
export function StrandedDrafts({ text }: { text: DraftText }) {
  const say = useSay()
  const { drafts, remove } = useOfferedDrafts(text, null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const doomed = drafts.find(({ id }) => id === deleting)
  if (drafts.length === 0) return null
  return (
    <section className="stranded-drafts" aria-labelledby="stranded-drafts">
      <h2 id="stranded-drafts">{say(yourTextsOnDevice)}</h2>
      <DraftItems
        drafts={drafts}
        renderActions={({ id, html }) => (
          <>
            <CopyButton variant="bare" html={html} label={say(copyLabel)} />
            <Button variant="bare" onClick={() => setDeleting(id)}>
              {say(deleteLabel)}
            </Button>
          </>
        )}
      />
      {doomed && (
        <DeleteDraft
          draft={doomed}
          onDelete={() => void remove(doomed.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
