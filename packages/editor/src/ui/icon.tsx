import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  CirclePlay,
  CircleHelp,
  Code,
  Highlighter,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  SeparatorHorizontal,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactElement } from 'react'
import type { IconName } from '../core/toolbar/icon-name.ts'
import type { ItemIcon } from '../core/toolbar/item-icon.tsx'

const icons: Readonly<Record<IconName, LucideIcon>> = {
  'align-center': AlignCenter,
  'align-justify': AlignJustify,
  'align-left': AlignLeft,
  'align-right': AlignRight,
  'background-color': Highlighter,
  'block-quote': Quote,
  bold: Bold,
  'bulleted-list': List,
  'todo-list': ListChecks,
  'code-block': SquareCode,
  'font-color': Baseline,
  help: CircleHelp,
  image: Image,
  indent: IndentIncrease,
  'inline-code': Code,
  italic: Italic,
  link: Link,
  media: CirclePlay,
  'numbered-list': ListOrdered,
  outdent: IndentDecrease,
  'page-break': SeparatorHorizontal,
  redo: Redo2,
  'remove-format': RemoveFormatting,
  strikethrough: Strikethrough,
  subscript: Subscript,
  superscript: Superscript,
  table: Table,
  underline: Underline,
  undo: Undo2,
}

/** Draws an icon at the size of the toolbar. */
export function Icon({ name }: { name: ItemIcon }): ReactElement {
  const Drawing = typeof name === 'string' ? icons[name] : name
  return <Drawing size={18} strokeWidth={1.75} aria-hidden />
}
