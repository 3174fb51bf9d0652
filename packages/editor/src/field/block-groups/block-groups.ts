import type { EditorView } from 'prosemirror-view'
import type { GroupHeights } from './group-heights.ts'
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
  let heights: Promise<GroupHeights | null> | null = null
  let hasEnded = false
  const onDraw = ({ dom }: GroupDesc): void => {
    heights ??= loadHeights(view)
    void heights.then(loaded => (hasEnded ? loaded?.end() : loaded?.forget(dom)))
  }
  if (docView) {
    inner.domObserver.stop()
    install(view, docView, onDraw)
    inner.domObserver.start()
  }
  // A view that is drawn anew has another one.
  Object.defineProperty(view, 'docView', {
    configurable: true,
    get: () => docView,
    set(next: NodeViewDesc | null) {
      docView = next
      if (next) install(view, next, onDraw)
    },
  })
  return () => {
    hasEnded = true
    void heights?.then(loaded => loaded?.end())
  }
}

/** Short texts need no code that measures; a long one is edited without it, too. */
async function loadHeights(view: EditorView): Promise<GroupHeights | null> {
  try {
    const { GroupHeights } = await import('./group-heights.ts')
    return new GroupHeights(view)
  } catch {
    return null
  }
}

function install(view: EditorView, docView: NodeViewDesc, onDraw: (group: GroupDesc) => void): void {
  let grouped: GroupedChildren | null = null
  const groupIfLong = (): void => {
    if (docView.node.childCount < groupLimits.from || view.composing) return
    grouped = new GroupedChildren(view, docView, groupLimits.size, onDraw)
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
