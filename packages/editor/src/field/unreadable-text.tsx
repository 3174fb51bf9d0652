import { useState, type ReactElement } from 'react'
import { textOfHtml } from '../content/text-of-html.ts'
import { useMessages } from '../messages/locale.tsx'
import { copySourceLabel, sourceCopied, unreadableText } from './messages.ts'

/** Stands in for a text that cannot be edited: says so, shows its words, and gives its source. */
export function UnreadableText({ html }: { html: string }): ReactElement {
  const say = useMessages()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(html)
    setCopied(true)
  }
  return (
    <div className="tf-unreadable">
      <p className="tf-unreadable-words" role="alert">
        {say(unreadableText)}
      </p>
      <button className="tf-button" type="button" onClick={() => void copy()}>
        {say(copied ? sourceCopied : copySourceLabel)}
      </button>
      <pre className="tf-unreadable-text">{textOfHtml(html)}</pre>
    </div>
  )
}
