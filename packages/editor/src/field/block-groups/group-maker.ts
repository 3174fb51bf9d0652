import { listAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { DecorationDeal } from './group-decorations.ts'
import {
  groupDescClass,
  groupElements,
  restIfSkipped,
  partOf,
  type GroupDesc,
  type NodeViewDescClass,
} from './group-desc.ts'
import { trimDescs } from './trim-descs.ts'
import type { NodeViewDesc } from './view-descs.ts'

/** Makes the groups of one parent, which the view shows: a document, a list, a quote. */
export class GroupMaker {
  readonly view: EditorView
  readonly parent: NodeViewDesc
  readonly size: number
  readonly onDraw: (group: GroupDesc) => void

  constructor(
    view: EditorView,
    parent: NodeViewDesc,
    size: number,
    onDraw: (view: EditorView, group: GroupDesc) => void,
  ) {
    this.view = view
    this.parent = parent
    this.size = size
    this.onDraw = group => onDraw(view, group)
    // A list that says that it is one may have its items further within, as checkers of pages see it.
    if (parent.node.type === schema.nodes.list) parent.dom.role = 'list'
  }

  get groups(): GroupDesc[] {
    return this.parent.children as GroupDesc[]
  }

  decorations(): DecorationDeal {
    return new DecorationDeal(this.parent.innerDeco, this.parent.node)
  }

  part(blocks: readonly Node[]): Node {
    return partOf(this.parent.node, blocks)
  }

  /** A group of which nothing is drawn yet. Its decorations count from an offset in the parent. */
  make(node: Node, offset: number, decorations: DecorationDeal): GroupDesc {
    const { dom, contentDOM } = groupElements(node)
    const Group = groupDescClass(classOf(this.parent))
    return new Group(this.parent, node, [], decorations.of(node, offset), dom, contentDOM, dom)
  }

  /** Lets a group be drawn when it comes near the window, or somebody asks for what it shows. */
  drawLater(group: GroupDesc): void {
    group.draw = () => this.draw(group, group.posAtStart)
    this.onDraw(group)
  }

  /** Draws a group of which nothing is drawn yet, whose content begins at a position. */
  draw(group: GroupDesc, pos: number): void {
    group.draw = null
    group.updateChildren(this.view, pos)
    trimDescs(group.children)
    restIfSkipped(group.dom)
    this.onDraw(group)
  }

  /** Browsers count the items of each group by themselves: the first item of each says its number. */
  number(): void {
    const { node } = this.parent
    if (node.type !== schema.nodes.list || listAttrs(node).kind !== 'numbered') return
    let number = listAttrs(node).start ?? 1
    for (const { dom, node: part } of this.groups) {
      if (dom.style.getPropertyValue('--tf-number') !== String(number))
        dom.style.setProperty('--tf-number', String(number))
      number += part.childCount
    }
  }
}

/** The library's class of what has no node view of its own, such as a document. */
function classOf(desc: NodeViewDesc): NodeViewDescClass {
  let root = desc
  while (root.parent) root = root.parent as NodeViewDesc
  return root.constructor as NodeViewDescClass
}
