import { Bold, Italic, Redo2, Strikethrough, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import type { IconName } from '../core/icon-name.ts'

const icons: Readonly<Record<IconName, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  redo: Redo2,
  strikethrough: Strikethrough,
  undo: Undo2,
}

/** Draws an icon at the size of the toolbar. */
export function Icon({ name }: { name: IconName }): ReactElement {
  const Drawing = icons[name]
  return <Drawing size={18} strokeWidth={1.75} aria-hidden />
}
