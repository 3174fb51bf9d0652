import { serverHtml } from '#server-html'
import type { ReactElement } from 'react'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'

/** The field as a server renders it, and the browser until it is hydrated: it shows its text, as high as it will be. */
export function ServerField({ className = '', ...props }: RichTextFieldProps): ReactElement {
  return (
    <div
      className={`tf-field ${className}`.trim()}
      data-mode={props.commentEditor ? 'comment' : 'full'}
      suppressHydrationWarning
      // What the writer wrote is the one thing that may be set as HTML.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: serverHtml(props) }}
    />
  )
}
