import type { EditorView } from 'prosemirror-view'
import { FarGroups } from './far-groups.ts'
import { GroupHeights } from './group-heights.ts'

/** What the groups of a view need once its first blocks are shown. */
export interface LateGroups {
  readonly heights: GroupHeights
  readonly far: FarGroups
}

/** Starts both, which go on until they are ended. */
export function startLateGroups(view: EditorView): LateGroups {
  const heights = new GroupHeights(view)
  return { heights, far: new FarGroups(view, () => heights.wait()) }
}
