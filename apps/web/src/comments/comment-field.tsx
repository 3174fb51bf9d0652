import { RichTextField } from '@taskfield/editor'
import type { FieldHandle } from '@taskfield/editor'
import type { RefObject } from 'react'
import { taskMentions } from '../workspace/task-mentions.ts'
import { useLanguage } from '../language/use-say.ts'
import { commentPlaceholder } from './messages.ts'

interface CommentFieldProps {
  task: number
  html: string
  label: string
  /** While it is being sent: what is typed then would be in no comment. */
  readOnly: boolean
  /** Names the text on this device, where images that are being uploaded outlive the page. */
  uploadsKey: string
  onChange: (html: string) => void
  onSend: (html: string) => void
  handle: RefObject<FieldHandle | null>
  onReady: () => void
}

/** The field for a comment. It has a file of its own, so that its code is loaded only to write. */
export function CommentField({ task, html, label, handle, onSend, ...rest }: CommentFieldProps) {
  const language = useLanguage()
  return (
    <RichTextField
      {...rest}
      ref={handle}
      value={html}
      label={label}
      commentEditor
      initFocus
      placeholder={commentPlaceholder[language]}
      locale={language}
      taskId={task}
      {...taskMentions}
      onShiftEnter={onSend}
    />
  )
}
