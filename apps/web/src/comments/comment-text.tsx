import { RichText } from '@taskfield/editor/rich-text'
import { taskCard } from '../workspace/task-card.tsx'
import { taskHref } from '../workspace/task-id.ts'
import { useOpenMention } from '../workspace/use-open-mention.ts'
import { useLanguage } from '../language/use-say.ts'

/** The text of a comment, read; its mentions lead to their tasks. */
export function CommentText({ html }: { html: string }) {
  const language = useLanguage()
  const openMention = useOpenMention()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links within do the same
    <div className="comment-text" onClick={openMention}>
      <RichText html={html} locale={language} mentionHref={taskHref} mentionCard={taskCard} />
    </div>
  )
}
