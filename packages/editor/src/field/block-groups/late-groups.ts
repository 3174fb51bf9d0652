import type { EditorView } from 'prosemirror-view'
import { layOutBesideCaret } from './beside-caret.ts'
import { FarGroups } from './far-groups.ts'
import { GroupHeights } from './group-heights.ts'

/** What the groups of a view need once its first blocks are shown. */
export interface LateGroups {
  readonly heights: GroupHeights
  readonly far: FarGroups
}

/** Starts it; `signal` and their `end` end it. */
export function startLateGroups(view: EditorView, signal: AbortSignal): LateGroups {
  const heights = new GroupHeights(view)
  layOutBesideCaret(view, signal)
  return { heights, far: new FarGroups(view, () => heights.wait()) }
}
