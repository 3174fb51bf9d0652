import { Dialog } from '@base-ui/react/dialog'
import { ComparePopup } from '../compare/compare-popup.tsx'
import type { Version } from '../compare/versions.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { Draft } from './draft.ts'
import { draftTitle } from './draft-words.ts'

interface CompareDraftProps {
  draft: Draft
  /** What stands on the page. */
  current: Version
  onRestore: () => void
  onClose: () => void
}

/** Shows a draft beside what stands on the page. */
export function CompareDraft({ draft, current, onRestore, onClose }: CompareDraftProps) {
  const title = draftTitle(draft, useToday())
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <ComparePopup
        title="Сравнение версий"
        description="Различия выделены. Если вернуть текст, он объединится с тем, что изменилось с тех пор."
        theirs={current}
        mine={{ title, html: draft.html }}
      >
        <CopyButton html={draft.html} label="Скопировать текст" />
        <Dialog.Close className="button button-primary" onClick={onRestore}>
          Вернуть
        </Dialog.Close>
      </ComparePopup>
    </Dialog.Root>
  )
}
