import { schema } from '@taskfield/document'
import { toMarkdown } from '@taskfield/document/markdown'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { copiedMessage, notCopiedMessage } from '../../../ui/messages.ts'
import { takeCopied } from '../copied-slice.ts'

/** Puts what is selected on the clipboard as Markdown, or all of the text where nothing is, and says so. */
export async function copySelection(view: EditorView): Promise<void> {
  const { notify } = contextOf(view.state)
  const isCopied = await copyText(markdownOfSelection(view))
  notify(isCopied ? { kind: 'success', text: copiedMessage } : { kind: 'error', text: notCopiedMessage })
}

/** What is selected as Markdown, with addresses that lead there from anywhere. */
function markdownOfSelection(view: EditorView): string {
  const { doc, selection } = view.state
  const { mentionHref } = contextOf(view.state)
  const content = selection.empty ? doc.content : takeCopied(selection.content(), view).content
  const blocks =
    content.firstChild?.isInline === true ? schema.nodes.paragraph.create(null, content) : content
  return toMarkdown(schema.nodes.doc.create(null, blocks), {
    resolveUrl,
    mentionHref: mention => mentionHref?.(mention) ?? null,
  })
}

/** An address within the page stays one. */
function resolveUrl(url: string): string {
  return url.startsWith('#') || !URL.canParse(url, document.baseURI) || URL.canParse(url)
    ? url
    : new URL(url, document.baseURI).href
}
