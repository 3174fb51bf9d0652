import type { ReactElement } from 'react'
import type { ItemIcon } from '../core/toolbar/item-icon.tsx'

/** Draws an icon as it stands in the toolbar. */
export function Icon({ of: Drawing }: { of: ItemIcon }): ReactElement {
  return <Drawing size={18} strokeWidth={1.75} aria-hidden />
}
