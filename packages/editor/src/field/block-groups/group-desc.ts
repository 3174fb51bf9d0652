import { Fragment, type Node } from 'prosemirror-model'
import type { Decoration } from 'prosemirror-view'
import { watchSizesIn } from '../../content/watched-sizes.ts'
import { guessHeight } from './heights.ts'
import {
  notDirty,
  type InnerDecorations,
  type NodeViewDesc,
  type ViewDesc,
  type ViewMutation,
} from './view-descs.ts'

/** The library's class of what describes a node in the view. */
export type NodeViewDescClass = new (
  parent: ViewDesc,
  node: Node,
  outer: readonly Decoration[],
  inner: InnerDecorations,
  dom: HTMLElement,
  contentDOM: HTMLElement,
  nodeDOM: HTMLElement,
) => NodeViewDesc

/** The class of an element around groups of blocks. */
export const groupClass = 'tf-group'

/** The class of a group that is far from the window and not laid out. */
export const farClass = 'tf-group-far'

/** The class of the element in it that holds the blocks, and is not drawn while the group is far. */
const blocksClass = 'tf-group-blocks'

/** Some children of a node as its only ones: what a group shows, which only the view knows. */
export function partOf(parent: Node, blocks: readonly Node[]): Node {
  return parent.copy(Fragment.fromArray([...blocks]))
}

/** Describes a group: blocks in elements that have no place in the document, so that positions are as without them. */
export type GroupDesc = NodeViewDesc & {
  /** What the group is to those who look for the node at a place: the node around it, drawn by this element. */
  readonly asParent: ViewDesc
  /** Draws the blocks, where that has been put off; whoever asks for one of them has them drawn. */
  draw: (() => void) | null
}

type GroupDescClass = new (...args: ConstructorParameters<NodeViewDescClass>) => GroupDesc

const classes = new WeakMap<NodeViewDescClass, GroupDescClass>()

/** The class of groups, made of the class that the view itself uses, whichever copy of the library it comes from. */
export function groupDescClass(Base: NodeViewDescClass): GroupDescClass {
  const known = classes.get(Base)
  if (known) return known
  const made = makeClass(Base)
  classes.set(Base, made)
  return made
}

function makeClass(Base: NodeViewDescClass): GroupDescClass {
  return class BlockGroupDesc extends Base {
    // The library's constructor writes `children` before a field of this class would be there.
    declare draw: (() => void) | null
    declare described: ViewDesc[]

    override get children(): ViewDesc[] {
      this.draw?.()
      return this.described
    }

    override set children(children: ViewDesc[]) {
      this.described = children
    }

    override destroy(): void {
      this.draw = null
      super.destroy()
    }

    override get size(): number {
      return this.node.content.size
    }

    override get border(): number {
      return 0
    }

    get asParent(): ViewDesc {
      return Object.create(this, {
        parent: { value: undefined },
        border: { value: 1 },
        posAtStart: { value: (this.parent as NodeViewDesc | undefined)?.posAtStart ?? 0 },
      }) as ViewDesc
    }

    /** What is read back of the page goes on inside. */
    override parseRule(): object {
      return { skip: this.contentDOM }
    }

    /** Sizes are written to its elements; and blocks that were put off are drawn whenever they are asked for. */
    override ignoreMutation({ type, addedNodes, removedNodes }: ViewMutation): boolean {
      if (type === 'attributes') return true
      if (!addedNodes?.length || removedNodes?.length) return false
      return [...addedNodes].every(node => this.described.some(({ dom }) => dom === node))
    }
  }
}

/**
 * The elements of a group: one as high as its blocks may be, and in it the one that holds them. For screen readers there is neither: items
 * belong to their list.
 */
export function groupElements(blocks: Node): { dom: HTMLElement; contentDOM: HTMLElement } {
  const dom = document.createElement('div')
  dom.className = groupClass
  dom.role = 'none'
  dom.style.containIntrinsicBlockSize = `auto ${guessHeight(blocks)}px`
  dom.addEventListener('contentvisibilityautostatechange', event => {
    if (event.target !== dom || !('skipped' in event)) return
    if (event.skipped === true) skipped.add(dom)
    else skipped.delete(dom)
    watchSizesIn(dom, event.skipped !== true)
  })
  const contentDOM = dom.appendChild(blocksElement())
  return { dom, contentDOM }
}

/** Lets the browser lay a group out wherever it is, until it may rest. */
export function layOut(group: HTMLElement): void {
  group.style.contentVisibility = 'visible'
}

/** Lets the browser skip a group that has been laid out, as high as it is. */
export function letRest(group: HTMLElement): void {
  const padding = Number.parseFloat(getComputedStyle(group).paddingBlockEnd)
  const { height } = group.getBoundingClientRect()
  group.style.containIntrinsicBlockSize = `auto ${height - padding}px`
  group.style.contentVisibility = ''
}

/** Takes away what is drawn of a group. */
export function clearGroup(group: GroupDesc): void {
  for (const desc of group.children) desc.destroy()
  group.children = []
  group.contentDOM = blocksElement()
  group.dom.replaceChildren(group.contentDOM)
  group.dirty = notDirty
}

function blocksElement(): HTMLElement {
  const element = document.createElement('div')
  element.className = blocksClass
  element.role = 'none'
  return element
}

const skipped = new WeakSet<Element>()

/** Lets what has been drawn in a group rest where the browser skips it. */
export function restIfSkipped(group: Element): void {
  if (skipped.has(group)) watchSizesIn(group, false)
}
