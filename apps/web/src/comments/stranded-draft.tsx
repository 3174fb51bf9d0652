import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useDraftWriter } from './use-comment-drafts.ts'
import { useSay } from '../language/use-say.ts'
import { copyTextLabel } from '../ui/messages.ts'
import { commentWasDeleted, deleteChangeLabel } from './messages.ts'

/** A change of a comment that was deleted before it could be saved. */
export function StrandedDraft({ draft }: { draft: Draft }) {
  const say = useSay()
  const { remove } = useDraftWriter()
  return (
    <div className="comment-draft">
      {say(commentWasDeleted)} <CopyButton variant="bare" html={draft.html} label={say(copyTextLabel)} />{' '}
      <Button variant="bare" onClick={() => void remove(draft)}>
        {say(deleteChangeLabel)}
      </Button>
    </div>
  )
}
