import type { EditorView } from 'prosemirror-view'
import { GroupHeights } from './group-heights.ts'
import { GroupedChildren } from './grouped-children.ts'
import type { GroupDesc } from './group-desc.ts'
import { innerView, type NodeViewDesc, type ViewDesc } from './view-descs.ts'

/** From how many blocks on a text is shown in groups, and how many make a group. `Infinity` turns groups off. */
export const groupLimits = { from: 200, size: 64 }

/**
 * Shows the blocks of a long text in groups, of which a browser only lays out those near the window
 * (`docs/decisions/0025`). A group is an element that only the view knows: neither the document nor a position tells of it.
 * Returns what ends it.
 */
export function groupBlocks(view: EditorView): () => void {
  const inner = innerView(view)
  let docView = inner.docView
  const heights = new GroupHeights(view)
  if (docView) {
    inner.domObserver.stop()
    install(view, docView, heights)
    inner.domObserver.start()
  }
  // A view that is drawn anew has another one.
  Object.defineProperty(view, 'docView', {
    configurable: true,
    get: () => docView,
    set(next: NodeViewDesc | null) {
      docView = next
      if (next) install(view, next, heights)
    },
  })
  return () => heights.end()
}

function install(view: EditorView, docView: NodeViewDesc, heights: GroupHeights): void {
  let grouped: GroupedChildren | null = null
  const groupIfLong = (): void => {
    if (docView.node.childCount < groupLimits.from || view.composing) return
    grouped = new GroupedChildren(view, docView, groupLimits.size, group => heights.forget(group.dom))
  }
  const drawFlat = docView.updateChildren.bind(docView)
  docView.updateChildren = (_view, pos) => {
    if (grouped) return grouped.update()
    drawFlat(view, pos)
    groupIfLong()
  }
  const nearestDesc = docView.nearestDesc.bind(docView)
  docView.nearestDesc = (dom, onlyNodes) => {
    const desc = nearestDesc(dom, onlyNodes)
    return onlyNodes && isGroup(desc) ? desc.asDocument : desc
  }
  const domAfterPos = docView.domAfterPos.bind(docView)
  docView.domAfterPos = pos => (grouped && docView.descAt(pos)?.dom) ?? domAfterPos(pos)
  groupIfLong()
}

function isGroup(desc: ViewDesc | undefined): desc is GroupDesc {
  return desc !== undefined && 'asDocument' in desc
}
