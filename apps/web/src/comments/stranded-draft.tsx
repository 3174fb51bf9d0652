import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useDraftWriter } from './use-comment-drafts.ts'

/** A change of a comment that was deleted before it could be saved. */
export function StrandedDraft({ draft }: { draft: Draft }) {
  const { remove } = useDraftWriter()
  return (
    <div className="comment-draft">
      Ваша правка не сохранена: комментарий удалили. Она есть только на этом устройстве.{' '}
      <CopyButton variant="bare" html={draft.html} label="Скопировать текст" />{' '}
      <Button variant="bare" onClick={() => void remove(draft)}>
        Удалить правку
      </Button>
    </div>
  )
}
