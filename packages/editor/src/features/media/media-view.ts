import { isElement } from '../../dom/kinds.ts'
import { isTag } from '../../dom/kinds.ts'
import { mediaAttrs, schema } from '@taskfield/document'
import { DOMSerializer, type Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { findMediaButton, mediaCard, pressMediaButton } from '../../content/media-card.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'

/** Embedded media as its card. A click selects it; with Ctrl or Cmd it opens the address. */
export const mediaView: NodeViewConstructor = (node, view) => new MediaView(node, view)

/** Who presses a button of a card does not select it: what is typed next would take its place. */
export const keepSelectionOnButtons: Plugin = new Plugin({
  props: {
    handleClickOn: (...[, , , , event]) => findMediaButton(event.target) !== null,
  },
})

class MediaView implements NodeView {
  readonly dom: HTMLElement
  readonly #view: EditorView
  #url: string | null = null
  /** Whether the text had the focus when a button was pressed. */
  #hadFocus = false

  constructor(node: Node, view: EditorView) {
    this.#view = view
    this.dom = renderNode(node).dom
    this.#show(node)
    this.dom.addEventListener('mousedown', () => {
      this.#hadFocus = view.hasFocus()
    })
    this.dom.addEventListener('click', event => this.#click(event))
  }

  /** A player goes on, whatever is changed elsewhere. */
  update(node: Node): boolean {
    if (node.type !== schema.nodes.media) return false
    this.#show(node)
    return true
  }

  /** Keys on a button are for it; a card is dragged by its button as by any other part. */
  readonly stopEvent = ({ target, type }: Event): boolean =>
    isTag(target, 'iframe') || (findMediaButton(target) !== null && /^key|input/.test(type))

  #show(node: Node): void {
    const { url } = mediaAttrs(node)
    if (url === this.#url) return
    this.#url = url
    const card = DOMSerializer.renderSpec(document, mediaCard(url, contextOf(this.#view.state))).dom
    const link = isElement(card) ? card.querySelector('a') : null
    if (link) {
      link.tabIndex = -1
      link.draggable = false
    }
    this.dom.replaceChildren(card)
  }

  #click(event: MouseEvent): void {
    const button = findMediaButton(event.target)
    if (button) this.#press(button, event)
    else if (!event.ctrlKey && !event.metaKey) event.preventDefault()
  }

  /** A pointer leaves the focus in the text; who comes by keys goes on to the player. */
  #press(button: HTMLButtonElement, { detail }: MouseEvent): void {
    pressMediaButton(button, contextOf(this.#view.state))
    if (detail > 0 && this.#hadFocus) this.#view.focus()
  }
}
