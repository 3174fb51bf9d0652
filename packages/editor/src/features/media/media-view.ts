import { mediaAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { createMediaCard, findMediaButton, pressMediaButton } from '../../content/media-card.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'

/** Embedded media as its card. A click selects it; with Ctrl or Cmd it opens the address. */
export const mediaView: NodeViewConstructor = (node, view) => new MediaView(node, view)

class MediaView implements NodeView {
  readonly dom: HTMLElement
  readonly #view: EditorView
  #url: string | null = null

  constructor(node: Node, view: EditorView) {
    this.#view = view
    this.dom = renderNode(node).dom
    this.#show(node)
    this.dom.addEventListener('mousedown', event => {
      // The text keeps the focus and with it its selection.
      if (findMediaButton(event.target)) event.preventDefault()
    })
    this.dom.addEventListener('click', event => this.#click(event))
  }

  /** A player goes on, whatever is changed elsewhere. */
  update(node: Node): boolean {
    if (node.type !== schema.nodes.media) return false
    this.#show(node)
    return true
  }

  readonly stopEvent = ({ target }: Event): boolean =>
    findMediaButton(target) !== null || target instanceof HTMLIFrameElement

  #show(node: Node): void {
    const { url } = mediaAttrs(node)
    if (url === this.#url) return
    this.#url = url
    const card = createMediaCard(url, contextOf(this.#view.state))
    const link = card.querySelector('a')
    if (link) {
      link.tabIndex = -1
      link.draggable = false
    }
    this.dom.replaceChildren(card)
  }

  #click(event: MouseEvent): void {
    const button = findMediaButton(event.target)
    if (button) pressMediaButton(button, contextOf(this.#view.state))
    else if (!event.ctrlKey && !event.metaKey) event.preventDefault()
  }
}
