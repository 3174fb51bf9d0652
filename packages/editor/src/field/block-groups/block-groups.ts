import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { FarGroups } from './far-groups.ts'
import type { GroupHeights } from './group-heights.ts'
import { GroupedChildren } from './grouped-children.ts'
import type { GroupDesc } from './group-desc.ts'
import { innerView, type NodeViewDesc, type ViewDesc } from './view-descs.ts'

/** From how many blocks on a text is shown in groups, and how many make a group. `Infinity` turns groups off. */
export const groupLimits = { from: 200, size: 64 }

/** The groups of a view. */
export interface BlockGroups {
  /** Lets the view show a state. */
  readonly show: (state: EditorState) => void
  readonly end: () => void
}

/** What short texts need no code for; a long one is edited without it, too. */
class LateParts {
  #heights: GroupHeights | null = null
  #far: FarGroups | null = null
  #isAsked = false
  #hasEnded = false

  readonly onDraw = (view: EditorView, { dom }: GroupDesc): void => {
    if (!this.#isAsked) void this.#load(view)
    this.#heights?.forget(dom)
    this.#far?.onDraw(dom)
  }

  readonly show = (state: EditorState, update: () => void): void =>
    this.#far ? this.#far.show(state, update) : update()

  end(): void {
    this.#hasEnded = true
    this.#heights?.end()
    this.#far?.end()
  }

  async #load(view: EditorView): Promise<void> {
    this.#isAsked = true
    try {
      const [heights, far] = await Promise.all([import('./group-heights.ts'), import('./far-groups.ts')])
      if (this.#hasEnded) return
      this.#heights = new heights.GroupHeights(view)
      this.#far = new far.FarGroups(view)
    } catch {
      // Without a network the page is as long as its blocks are guessed to be.
    }
  }
}

/**
 * Shows the blocks of a long text in groups, of which a browser only lays out those near the window
 * (`docs/decisions/0025`). A group is an element that only the view knows: neither the document nor a position tells of it.
 */
export function groupBlocks(view: EditorView): BlockGroups {
  const inner = innerView(view)
  let docView = inner.docView
  const late = new LateParts()
  const onDraw = (group: GroupDesc): void => late.onDraw(view, group)
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
  return {
    show: state => late.show(state, () => view.updateState(state)),
    end: () => late.end(),
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
