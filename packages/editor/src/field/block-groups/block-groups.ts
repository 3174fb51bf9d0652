import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { EditorView, type DirectEditorProps, type NodeView } from 'prosemirror-view'
import type { Feature } from '../../core/feature/feature.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { isTodoList } from '../../features/list/is-todo-list.ts'
import { nextFrame } from '../../ui/lazy/next-frame.ts'
import { layOutBesideCaret } from './beside-caret.ts'
import { GroupedChildren, type GroupLimits } from './grouped-children.ts'
import type { GroupDesc } from './group-desc.ts'
import { GroupMaker } from './group-maker.ts'
import type { LateGroups } from './late-groups.ts'
import {
  innerView,
  nodeDirty,
  type DescribedElement,
  type NodeViewDesc,
  type ViewDesc,
} from './view-descs.ts'

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
  #late: LateGroups | null = null
  #waiting: GroupDesc[] = []
  #isAsked = false
  #hasEnded = false

  /** Hears of groups that were drawn, and of those that wait for it. */
  readonly onDraw = (view: EditorView, group: GroupDesc): void => {
    if (!this.#isAsked) void this.#load(view)
    if (!group.draw) this.#late?.heights.forget(group.dom)
    else if (this.#late) this.#late.heights.drawLater(group)
    else this.#waiting.push(group)
    this.#late?.far.onDraw(group.dom)
  }

  readonly show = (state: EditorState, update: () => void): void =>
    this.#late ? this.#late.far.show(state, update) : update()

  end(): void {
    this.#hasEnded = true
    this.#late?.heights.end()
    this.#late?.far.end()
  }

  async #load(view: EditorView): Promise<void> {
    this.#isAsked = true
    try {
      // The page with the first blocks is shown, and may answer to what is done there, before others are drawn.
      const [{ startLateGroups }] = await Promise.all([
        import('./late-groups.ts'),
        nextFrame().then(nextFrame),
      ])
      if (this.#hasEnded) return
      this.#late = startLateGroups(view)
    } catch {
      // Without a network the page is as long as its blocks are guessed to be, and nothing is drawn later.
    }
    for (const group of this.#waiting)
      if (this.#late) this.#late.heights.drawLater(group)
      else group.draw?.()
    this.#waiting = []
    this.#isAsked = this.#late !== null
  }
}

const lateParts = new WeakMap<EditorView, LateParts>()

/** The late parts of a view, which may draw groups before it has been made. */
function lateOf(view: EditorView): LateParts {
  const late = lateParts.get(view) ?? new LateParts()
  lateParts.set(view, late)
  return late
}

/**
 * Makes a view that shows the blocks of a long text in groups, of which a browser only lays out those near the window
 * (`docs/decisions/0025`). A group is an element that only the view knows: neither the document nor a position tells of it. Of a long
 * text the first group is drawn, and the others later.
 */
export function openView(
  place: HTMLElement,
  props: DirectEditorProps,
): { readonly view: EditorView; readonly groups: BlockGroups } {
  const view = new EditorView(element => {
    place.append(element)
    onDescribed(element, installOnDocument)
  }, props)
  return { view, groups: groupsOf(view) }
}

/** Puts the blocks into groups in a view that was made without them. */
export function groupBlocks(view: EditorView): BlockGroups {
  const { docView, domObserver } = innerView(view)
  onDescribed(view.dom, installOnDocument)
  if (docView) {
    const group = installOnDocument(docView)
    domObserver.stop()
    if (isLong(view, docView)) group(view, 0)
    domObserver.start()
  }
  return groupsOf(view)
}

function groupsOf(view: EditorView): BlockGroups {
  const life = new AbortController()
  layOutBesideCaret(view, life.signal)
  return {
    show: state => lateOf(view).show(state, () => showState(view, state)),
    end: () => {
      life.abort()
      lateOf(view).end()
    },
  }
}

function showState(view: EditorView, state: EditorState): void {
  const { docView } = innerView(view)
  view.updateState(state)
  const drawn = innerView(view).docView
  // A text that is drawn anew is seen from where it was scrolled to.
  if (drawn !== docView) for (const group of drawn?.children ?? []) if (isGroup(group)) group.draw?.()
}

/** Long lists and quotes are shown in groups as well. */
export const longBlocks: Feature = {
  name: 'longBlocks',
  content: { nodeViews: { list: listView, blockQuote: groupedView } },
}

/** Draws a node as its spec says, with its children in groups where they are many. */
function groupedView(node: Node): NodeView {
  const drawn = renderNode(node)
  onDescribed(drawn.dom, install)
  return drawn
}

/** A list whose items get boxes, or lose them, is drawn anew: the library would move its items over to the new one as they are. */
function listView(node: Node): NodeView {
  const drawn = groupedView(node)
  let shown = node
  return {
    ...drawn,
    update(next) {
      const { pmViewDesc }: DescribedElement = drawn.dom
      if (pmViewDesc && isTodoList(next) !== isTodoList(shown)) pmViewDesc.dirty = nodeDirty
      if (!next.sameMarkup(shown)) return false
      shown = next
      return true
    },
  }
}

/** Calls a function with what describes an element from now on, before its children are drawn: the library writes that to the element. */
function onDescribed(element: HTMLElement, call: (desc: NodeViewDesc) => void): void {
  let described = (element as DescribedElement).pmViewDesc
  Object.defineProperty(element, 'pmViewDesc', {
    configurable: true,
    get: () => described,
    set(desc: NodeViewDesc | undefined) {
      described = desc
      if (desc) call(desc)
    },
  })
}

function installOnDocument(docView: NodeViewDesc): Grouping {
  const group = install(docView)
  const nearestDesc = docView.nearestDesc.bind(docView)
  docView.nearestDesc = (dom, onlyNodes) => {
    const desc = nearestDesc(dom, onlyNodes)
    return onlyNodes && isGroup(desc) ? desc.asParent : desc
  }
  const domAfterPos = docView.domAfterPos.bind(docView)
  docView.domAfterPos = pos => docView.descAt(pos)?.dom ?? domAfterPos(pos)
  return group
}

/** Puts what is drawn of a node into groups at once; its content begins at a position. */
type Grouping = (view: EditorView, start: number) => GroupedChildren

/** Lets a node draw its children in groups from when they are many. */
function install(parent: NodeViewDesc): Grouping {
  let grouped: GroupedChildren | null = null
  const drawFlat = parent.updateChildren.bind(parent)
  const group: Grouping = (view, start) =>
    (grouped = new GroupedChildren(
      new GroupMaker(view, parent, groupLimits.size, lateOf(view).onDraw),
      start,
      groupLimits.atOnce,
    ))
  parent.updateChildren = (view, pos) => {
    if (grouped) grouped.update(pos)
    else if (isLong(view, parent)) group(view, pos).drawAnew(pos)
    else drawFlat(view, pos)
  }
  return group
}

function isLong(view: EditorView, { node, children }: NodeViewDesc): boolean {
  return isGroup(children[0]) || (node.childCount >= groupLimits.from && !view.composing)
}

function isGroup(desc: ViewDesc | undefined): desc is GroupDesc {
  return desc !== undefined && 'asParent' in desc
}
