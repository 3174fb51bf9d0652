import { documentGeneration, RichTextField } from '@taskfield/editor'
import type { FieldHandle, PendingUploads } from '@taskfield/editor'
import { openFind } from '@taskfield/editor/prosemirror'
// A description has tables, images and lists, which the field shows once it has all its code.
import '@taskfield/editor/whole'
import { taskMentions } from '../workspace/task-mentions.ts'
import { useLanguage } from '../language/use-say.ts'
import { descriptionLabel, descriptionPlaceholder } from './messages.ts'

interface DescriptionFieldProps {
  task: number
  html: string
  /** Names the text on this device, where images that are being uploaded outlive the page. */
  uploadsKey: string
  onPendingChange: (uploads: PendingUploads) => void
  onChange: (html: string) => void
  onReady: (handle: FieldHandle, openFind: () => void) => void
}

const items = [documentGeneration()]

/** The field for a task's description. It has a file of its own, so that its code is loaded only to edit. */
export function DescriptionField({
  task,
  html,
  uploadsKey,
  onPendingChange,
  onChange,
  onReady,
}: DescriptionFieldProps) {
  const language = useLanguage()
  return (
    <RichTextField
      value={html}
      label={descriptionLabel[language]}
      locale={language}
      placeholder={descriptionPlaceholder[language]}
      injectItems={items}
      uploadsKey={uploadsKey}
      onPendingChange={onPendingChange}
      taskId={task}
      {...taskMentions}
      onChange={onChange}
      onReady={handle => onReady(handle, () => handle.run(openFind))}
    />
  )
}
