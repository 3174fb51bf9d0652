import { schema } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import type { Decoration } from 'prosemirror-view'
import { guessHeight } from './heights.ts'
import type { InnerDecorations, NodeViewDesc, ViewDesc, ViewMutation } from './view-descs.ts'

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

/** Some blocks as the content of a document, which only the view knows. */
export function blocksNode(blocks: readonly Node[]): Node {
  return schema.nodes.doc.create(null, Fragment.fromArray([...blocks]))
}

/** Describes a group: blocks in an element that has no place in the document, so that positions are as without it. */
export type GroupDesc = NodeViewDesc & {
  /** What the group is to those who look for the node at a place: the document, drawn by this element. */
  readonly asDocument: ViewDesc
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

    get asDocument(): ViewDesc {
      return Object.create(this, {
        parent: { value: undefined },
        border: { value: 1 },
        posAtStart: { value: 0 },
      }) as ViewDesc
    }

    /** What is read back of the page goes on inside. */
    override parseRule(): object {
      return { skip: true }
    }

    /** Sizes are written to its element; and blocks that were put off are drawn whenever they are asked for. */
    override ignoreMutation({ type, addedNodes, removedNodes }: ViewMutation): boolean {
      if (type === 'attributes') return true
      if (!addedNodes?.length || removedNodes?.length) return false
      return [...addedNodes].every(node => this.described.some(({ dom }) => dom === node))
    }
  }
}

/** The element of a group, as high as its blocks may be. */
export function groupElement(blocks: Node): HTMLElement {
  const element = document.createElement('div')
  element.className = groupClass
  element.style.containIntrinsicBlockSize = `auto ${guessHeight(blocks)}px`
  return element
}
