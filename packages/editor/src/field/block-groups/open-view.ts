import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { EditorView, type DirectEditorProps } from 'prosemirror-view'
import { groupLimits } from './block-groups.ts'
import { mayBegin } from './boundaries.ts'
import { partOf } from './group-desc.ts'

/** The attributes of a text are asked of the state. */
export interface Attributes {
  readonly attributes: (state: EditorState) => Record<string, string>
}

/**
 * Makes a view. The library draws all blocks of a document where it makes the view, and of a long text that takes longer than anything else.
 * So it is given the first group of them; `groupBlocks` adds the others, and they are drawn later.
 */
export function openView(place: HTMLElement, props: DirectEditorProps & Attributes): EditorView {
  const { state, attributes } = props
  const { children, childCount } = state.doc
  const first = firstGroup(children)
  if (childCount < groupLimits.from || childCount - first <= groupLimits.atOnce)
    return new EditorView(place, props)
  const begun = partOf(state.doc, children.slice(0, first))
  let isRead = false
  return new EditorView(place, {
    ...props,
    state: Object.create(state, { doc: { get: () => (isRead ? state.doc : begun) } }),
    // What the library asks right after it has read which document to draw: nobody else is shown a part of it.
    attributes: shown => {
      isRead = true
      return attributes(shown)
    },
  })
}

/** How many blocks the first group of a text has. */
function firstGroup(blocks: readonly Node[]): number {
  let count = groupLimits.size
  while (count < blocks.length && !mayBegin(blocks, count)) count++
  return count
}
