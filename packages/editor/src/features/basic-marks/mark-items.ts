import {
  Bold,
  Code,
  Italic,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react'
import type { ItemIcon } from '../../core/toolbar/item-icon.tsx'
import type { ToolbarButtonItem } from '../../core/toolbar/toolbar-item.ts'
import type { Message } from '../../messages/message.ts'
import { isMarkActive, toggleBasicMark, type BasicMark } from './mark-commands.ts'
import {
  boldLabel,
  inlineCodeLabel,
  italicLabel,
  removeFormatLabel,
  strikethroughLabel,
  subscriptLabel,
  superscriptLabel,
  underlineLabel,
} from './messages.ts'
import { removeFormat } from './remove-format.ts'

function markItem<Name extends BasicMark>(
  name: Name,
  label: Message,
  icon: ItemIcon,
): ToolbarButtonItem<Name> {
  return {
    kind: 'button',
    name,
    label,
    icon,
    run: toggleBasicMark(name),
    isActive: state => isMarkActive(state, name),
  }
}

export const boldItem: ToolbarButtonItem<'bold'> = markItem('bold', boldLabel, Bold)
export const italicItem: ToolbarButtonItem<'italic'> = markItem('italic', italicLabel, Italic)
export const underlineItem: ToolbarButtonItem<'underline'> = markItem('underline', underlineLabel, Underline)
export const strikethroughItem: ToolbarButtonItem<'strikethrough'> = markItem(
  'strikethrough',
  strikethroughLabel,
  Strikethrough,
)
export const inlineCodeItem: ToolbarButtonItem<'inlineCode'> = markItem('inlineCode', inlineCodeLabel, Code)
export const subscriptItem: ToolbarButtonItem<'subscript'> = markItem('subscript', subscriptLabel, Subscript)
export const superscriptItem: ToolbarButtonItem<'superscript'> = markItem(
  'superscript',
  superscriptLabel,
  Superscript,
)

export const removeFormatItem: ToolbarButtonItem<'removeFormat'> = {
  kind: 'button',
  name: 'removeFormat',
  label: removeFormatLabel,
  icon: RemoveFormatting,
  run: removeFormat,
}
