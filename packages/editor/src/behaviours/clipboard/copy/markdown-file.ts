import type { ToastAction } from '../../../core/feature/toast.ts'
import type { Message } from '../../../messages/message.ts'
import { asFileName } from '../../../ui/file-name.ts'

const downloadMarkdownLabel: Message = { ru: 'Скачать .md', en: 'Download .md' }

/** What a file is called whose text has no words. */
const usualName = 'text'

/** The address of the last file. It stays until the next one: a download may begin after its message has gone. */
let last = ''

/** Offers a Markdown text as a file, which is named after its first line. */
export function offerMarkdownFile(markdown: string): ToastAction {
  URL.revokeObjectURL(last)
  last = URL.createObjectURL(new Blob([`${markdown}\n`], { type: 'text/markdown;charset=utf-8' }))
  const line = /^.*[\p{L}\p{N}].*$/mu.exec(markdown)?.[0] ?? ''
  const name = asFileName(line.replace(/^[\s#>*+-]*(?:\[[ x]\] )?|[*_`~\\]/g, ''))
  return { label: downloadMarkdownLabel, href: last, download: `${name || usualName}.md` }
}
