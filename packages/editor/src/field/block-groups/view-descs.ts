import type { Node } from 'prosemirror-model'
import { DecorationSet, type Decoration, type DecorationSource, type EditorView } from 'prosemirror-view'

/**
 * What groups use of prosemirror-view's own description of the view, which is no public interface. The version is pinned, and
 * `view-descs.test.ts` fails when one of these parts changes.
 */
export interface ViewDesc {
  parent: ViewDesc | undefined
  children: ViewDesc[]
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement | null
  readonly node: Node | null
  readonly size: number
  readonly border: number
  destroy(): void
  descAt(pos: number): ViewDesc | undefined
}

export interface NodeViewDesc extends ViewDesc {
  node: Node
  innerDeco: InnerDecorations
  contentDOM: HTMLElement
  dirty: number
  readonly posAtStart: number
  updateChildren(view: EditorView, pos: number): void
  updateInner(node: Node, outer: readonly Decoration[], inner: InnerDecorations, view: EditorView): void
  nearestDesc(dom: globalThis.Node, onlyNodes?: boolean): ViewDesc | undefined
  domAfterPos(pos: number): globalThis.Node
  ignoreMutation(mutation: ViewMutation): boolean
  parseRule(): object | null
}

/** An element that the library has drawn: it writes there what describes it. */
export interface DescribedElement extends HTMLElement {
  pmViewDesc?: NodeViewDesc
}

/** What the library asks of a change in the page. */
export interface ViewMutation {
  readonly type: string
  readonly addedNodes?: NodeList
  readonly removedNodes?: NodeList
}

/** Decorations of a node's content, as a view asks for them. */
export interface InnerDecorations {
  locals(node: Node): readonly InnerDecoration[]
  forChild(offset: number, child: Node): DecorationSource
  eq(other: InnerDecorations): boolean
}

export interface InnerDecoration extends Decoration {
  copy(from: number, to: number): InnerDecoration
  eq(other: Decoration): boolean
}

/** What a node has whose content has no decorations. */
export const noDecorations: InnerDecorations = DecorationSet.empty as unknown as InnerDecorations

/** A view with the parts that the library keeps to itself. */
export interface InnerView {
  readonly docView: NodeViewDesc | null
  trackWrites: globalThis.Node | null
  readonly domObserver: { stop(): void; start(): void }
}

/** The values of `dirty` that matter here: nothing, what stands in an element, and the element itself is not as described. */
export const notDirty = 0
export const contentDirty = 2
export const nodeDirty = 3

export function innerView(view: EditorView): InnerView {
  return view as unknown as InnerView
}
