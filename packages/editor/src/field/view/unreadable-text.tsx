import type { ReactElement } from 'react'
import { textOfHtml } from '../../content/text-of-html.ts'
import { useMessages } from '../../messages/locale.tsx'
import { sourceLabel, unreadableText } from '../messages.ts'

/** Stands in for a text that cannot be edited: says so, and shows its words and its source. */
export function UnreadableText({ html }: { html: string }): ReactElement {
  const say = useMessages()
  return (
    <div className="tf-unreadable">
      <p className="tf-unreadable-words" role="alert">
        {say(unreadableText)}
      </p>
      <p className="tf-unreadable-text">{textOfHtml(html)}</p>
      <details>
        <summary>{say(sourceLabel)}</summary>
        <textarea className="tf-unreadable-source" aria-label={say(sourceLabel)} readOnly value={html} />
      </details>
    </div>
  )
}
