import type { ComponentType } from 'react'
import type { IconName } from './icon-name.ts'

/** Draws an icon at the size that it is given, in the colour of the text; every icon of `lucide-react` does. */
export type IconDrawing = ComponentType<{
  readonly size: number
  readonly strokeWidth: number
  readonly 'aria-hidden': true
}>

/** The picture of a toolbar item: one of ours by its name, or any other. */
export type ItemIcon = IconName | IconDrawing
