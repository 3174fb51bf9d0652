import type { ComponentType } from 'react'

/**
 * The picture of a toolbar item: draws itself at the size that it is given, in the colour of the text. Every icon of
 * `lucide-react` does.
 */
export type ItemIcon = ComponentType<{
  readonly size: number
  readonly strokeWidth: number
  readonly 'aria-hidden': true
}>
