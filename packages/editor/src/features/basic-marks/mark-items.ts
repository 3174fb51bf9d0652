import type { IconName } from '../../core/toolbar/icon-name.ts'
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
  icon: IconName,
): ToolbarButtonItem<Name> {
  return {
    name,
    label,
    icon,
    run: toggleBasicMark(name),
    isActive: state => isMarkActive(state, name),
  }
}

export const boldItem: ToolbarButtonItem<'bold'> = markItem('bold', boldLabel, 'bold')
export const italicItem: ToolbarButtonItem<'italic'> = markItem('italic', italicLabel, 'italic')
export const underlineItem: ToolbarButtonItem<'underline'> = markItem(
  'underline',
  underlineLabel,
  'underline',
)
export const strikethroughItem: ToolbarButtonItem<'strikethrough'> = markItem(
  'strikethrough',
  strikethroughLabel,
  'strikethrough',
)
export const inlineCodeItem: ToolbarButtonItem<'inlineCode'> = markItem(
  'inlineCode',
  inlineCodeLabel,
  'inline-code',
)
export const subscriptItem: ToolbarButtonItem<'subscript'> = markItem(
  'subscript',
  subscriptLabel,
  'subscript',
)
export const superscriptItem: ToolbarButtonItem<'superscript'> = markItem(
  'superscript',
  superscriptLabel,
  'superscript',
)

export const removeFormatItem: ToolbarButtonItem<'removeFormat'> = {
  name: 'removeFormat',
  label: removeFormatLabel,
  icon: 'remove-format',
  run: removeFormat,
}
