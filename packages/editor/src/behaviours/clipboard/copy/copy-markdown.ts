import { isEmpty, schema } from '@taskfield/document'
import { FileCode } from 'lucide-react'
import { Fragment } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { ToolbarButtonItem } from '../../../core/toolbar/toolbar-item.ts'
import { LazyCode } from '../../../ui/lazy/lazy-code.ts'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { takeCopied } from '../copied-slice.ts'
import { copyMarkdownLabel } from '../messages.ts'

/** What writes Markdown: it is there when the field has been idle for a moment. */
const code = new LazyCode(loadLater)

/** Copies what is selected as Markdown, or all of the text where nothing is. */
export const copyMarkdown: Command = ({ doc, selection }, dispatch, view) => {
  if (isEmpty(doc)) return false
  if (!dispatch || !view) return true
  const { content } = selection.empty ? doc : takeCopied(selection.content(), view)
  // An item that is selected as an object has its sign from its list.
  const isItem = content.firstChild?.type === schema.nodes.listItem
  const blocks = isItem ? Fragment.from(selection.$from.parent.copy(content)) : content
  void code.load().then(() => code.loaded?.copyContent(blocks, contextOf(view.state)))
  return true
}

export const copyMarkdownItem: ToolbarButtonItem<'copyMarkdown'> = {
  kind: 'button',
  name: 'copyMarkdown',
  label: copyMarkdownLabel,
  icon: FileCode,
  run: copyMarkdown,
}
