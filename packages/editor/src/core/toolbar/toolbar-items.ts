import type { Feature } from '../feature/feature.ts'
import type { ToolbarItem } from './toolbar-item.ts'

/** The toolbar items of all features. */
export function toolbarItemsOf(features: readonly Feature[]): readonly ToolbarItem[] {
  return features.flatMap(({ toolbarItems = [] }) => toolbarItems)
}
