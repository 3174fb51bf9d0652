import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { nextFrame } from '../../ui/lazy/next-frame.ts'
import type { FarGroups } from './far-groups.ts'
import type { GroupHeights } from './group-heights.ts'
import { GroupedChildren, type GroupLimits } from './grouped-children.ts'
import type { GroupDesc } from './group-desc.ts'
import { innerView, type NodeViewDesc, type ViewDesc } from './view-descs.ts'

/**
 * From how many blocks on a text is shown in groups, and how many make a group. `Infinity` turns groups off. Where more than `atOnce` come in at
 * one place, the page is not held up until all are drawn.
 */
export const groupLimits: GroupLimits = { from: 200, size: 64, atOnce: 512 }

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
  #waiting: GroupDesc[] = []
  #isAsked = false
  #hasEnded = false

  /** Hears of groups that were drawn, and of those that wait for it. */
  readonly onDraw = (view: EditorView, group: GroupDesc): void => {
    if (!this.#isAsked) void this.#load(view)
    if (!group.draw) this.#heights?.forget(group.dom)
    else if (this.#heights) this.#heights.drawLater(group)
    else this.#waiting.push(group)
    this.#far?.onDraw(group.dom)
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
      // The page with the first blocks is shown before others are drawn.
      const [heights, far] = await Promise.all([
        import('./group-heights.ts'),
        import('./far-groups.ts'),
        nextFrame(),
      ])
      if (this.#hasEnded) return
      this.#heights = new heights.GroupHeights(view)
      this.#far = new far.FarGroups(view)
    } catch {
      // Without a network the page is as long as its blocks are guessed to be, and nothing is drawn later.
    }
    for (const group of this.#waiting)
      if (this.#heights) this.#heights.drawLater(group)
      else group.draw?.()
    this.#waiting = []
    this.#isAsked = this.#heights !== null
  }
}

/**
 * Shows the blocks of a long text in groups, of which a browser only lays out those near the window
 * (`docs/decisions/0025`). A group is an element that only the view knows: neither the document nor a position tells of it. The view, made
 * by `openView`, shows the state from then on.
 */
export function groupBlocks(view: EditorView, state: EditorState): BlockGroups {
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
  if (view.state !== state) view.updateState(state)
  return {
    show: next => late.show(next, () => view.updateState(next)),
    end: () => late.end(),
  }
}

function install(view: EditorView, docView: NodeViewDesc, onDraw: (group: GroupDesc) => void): void {
  let grouped: GroupedChildren | null = null
  const drawFlat = docView.updateChildren.bind(docView)
  const isLong = (): boolean => docView.node.childCount >= groupLimits.from && !view.composing
  const group = (): GroupedChildren => new GroupedChildren(view, docView, groupLimits, onDraw)
  docView.updateChildren = (_view, pos) => {
    if (!grouped && !isLong()) return drawFlat(view, pos)
    if (grouped) return grouped.update()
    grouped = group()
    grouped.drawAnew()
  }
  const nearestDesc = docView.nearestDesc.bind(docView)
  docView.nearestDesc = (dom, onlyNodes) => {
    const desc = nearestDesc(dom, onlyNodes)
    return onlyNodes && isGroup(desc) ? desc.asDocument : desc
  }
  const domAfterPos = docView.domAfterPos.bind(docView)
  docView.domAfterPos = pos => (grouped && docView.descAt(pos)?.dom) ?? domAfterPos(pos)
  if (isLong()) grouped = group()
}

function isGroup(desc: ViewDesc | undefined): desc is GroupDesc {
  return desc !== undefined && 'asDocument' in desc
}
