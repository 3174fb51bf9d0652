import { schema } from '@taskfield/document'
import { toMarkdown } from '@taskfield/document/markdown'
import type { Fragment } from 'prosemirror-model'
import type { HostContext } from '../../../core/feature/host-context.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { absoluteUrl } from './absolute-url.ts'
import { offerMarkdownFile } from './markdown-file.ts'
import { copiedMessage, notCopiedMessage } from '../../../ui/messages.ts'

/** Puts content on the clipboard as Markdown, with addresses that lead there from anywhere, and says so, with a way to have it as a file. */
export async function copyContent(content: Fragment, { mentionHref, notify }: HostContext): Promise<void> {
  const blocks =
    content.firstChild?.isInline === true ? schema.nodes.paragraph.create(null, content) : content
  const markdown = toMarkdown(schema.nodes.doc.create(null, blocks), {
    resolveUrl: absoluteUrl,
    mentionHref: mention => mentionHref?.(mention) ?? null,
  })
  const isCopied = await copyText(markdown)
  const action = offerMarkdownFile(markdown)
  notify(
    isCopied
      ? { kind: 'success', text: copiedMessage, action }
      : { kind: 'error', text: notCopiedMessage, action },
  )
}
