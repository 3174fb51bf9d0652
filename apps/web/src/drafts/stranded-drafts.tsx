import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useState } from 'react'
import { DeleteDraft } from './delete-draft.tsx'
import type { DraftText } from './draft.ts'
import { DraftItems } from './draft-list.tsx'
import { useOfferedDrafts } from './use-drafts.ts'

/** The drafts of a text that cannot be opened, so that what is in them can be copied. */
export function StrandedDrafts({ text }: { text: DraftText }) {
  const { drafts, remove } = useOfferedDrafts(text, null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const doomed = drafts.find(({ id }) => id === deleting)
  if (drafts.length === 0) return null
  return (
    <section className="stranded-drafts" aria-labelledby="stranded-drafts">
      <h2 id="stranded-drafts">Ваши тексты на этом устройстве</h2>
      <DraftItems
        drafts={drafts}
        renderActions={({ id, html }) => (
          <>
            <CopyButton variant="bare" html={html} label="Скопировать" />
            <Button variant="bare" onClick={() => setDeleting(id)}>
              Удалить
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
