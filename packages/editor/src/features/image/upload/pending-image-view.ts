import { imageAttrs, schema } from '@taskfield/document'
import type { Node, NodeType } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor, ViewMutationRecord } from 'prosemirror-view'
import { renderNode } from '../../../core/feature/render-node.ts'
import { deleteObject } from '../../../core/transform/delete-object.ts'
import { findHeld, hasPreview, previewOf } from './held-files.ts'
import { UploadStrip } from './upload-strip.ts'
import { uploadsOf } from './upload-plugin.ts'

/** Shows images as `create` does, but for those that wait for an upload. */
export function withPending(create: NodeViewConstructor): NodeViewConstructor {
  return (...place) => {
    const [node, view, getPos] = place
    if (imageAttrs(node).upload !== null) return new PendingImageView(node, view, getPos)
    const shown = create(...place)
    const update = shown.update?.bind(shown)
    if (update) shown.update = (...next) => isSettled(next[0], node.type) && update(...next)
    return shown
  }
}

function isSettled(node: Node, type: NodeType): boolean {
  return node.type === type && imageAttrs(node).upload === null
}

/** An image that is being uploaded: its file as this device has it, below that where the upload stands, and what can be done. */
class PendingImageView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM?: HTMLElement
  readonly #id: string
  readonly #view: EditorView
  readonly #getPos: () => number | undefined
  readonly #strip: UploadStrip
  readonly #unsubscribe: () => void
  #node: Node

  constructor(node: Node, view: EditorView, getPos: () => number | undefined) {
    this.#node = node
    this.#view = view
    this.#getPos = getPos
    this.#id = imageAttrs(node).upload ?? ''
    const isNew = !hasPreview(this.#id)
    const { dom, place, contentDOM } = drawPreview(node, this.#id)
    if (isNew) dom.querySelector('img')?.addEventListener('load', () => this.#uncover(), { once: true })
    this.dom = dom
    if (contentDOM) this.contentDOM = contentDOM
    const { queue } = uploadsOf(view.state)
    this.#strip = new UploadStrip(view, {
      retry: () => queue.retry(this.#id),
      remove: () => this.#remove(),
    })
    place.append(this.#strip.dom)
    const draw = (): void => this.#strip.draw(queue.statuses.get(this.#id) ?? null, queue.shareOf(this.#id))
    this.#unsubscribe = queue.subscribe(id => {
      if (id === this.#id) draw()
    })
    draw()
  }

  /** What stands in a caption is drawn by ProseMirror; all else is drawn anew. */
  update(node: Node): boolean {
    if (!node.sameMarkup(this.#node)) return false
    this.#node = node
    return true
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof globalThis.Node && this.#strip.dom.contains(target)
  }

  ignoreMutation({ type, target }: ViewMutationRecord): boolean {
    return type !== 'selection' && this.contentDOM?.contains(target) !== true
  }

  destroy(): void {
    this.#unsubscribe()
  }

  /** Nobody knows how high a picture is until it is drawn: whoever has just put it here sees it whole. */
  #uncover(): void {
    const { state } = this.#view
    const { selection } = state
    const isSelected = selection instanceof NodeSelection && selection.from === this.#getPos()
    if (isSelected && this.#view.hasFocus()) this.#view.dispatch(state.tr.scrollIntoView())
  }

  #remove(): void {
    const pos = this.#getPos()
    if (pos === undefined) return
    const { tr } = this.#view.state
    if (this.#node.isInline) tr.delete(pos, pos + 1)
    else deleteObject(tr, pos)
    this.#view.dispatch(tr)
    this.#view.focus()
  }
}

interface Preview {
  readonly dom: HTMLElement
  /** Where the strip stands. */
  readonly place: HTMLElement
  readonly contentDOM: HTMLElement | undefined
}

function drawPreview(node: Node, id: string): Preview {
  const rendered = renderNode(node)
  const isInline = node.type === schema.nodes.inlineImage
  const dom = isInline ? wrap(rendered.dom) : rendered.dom
  dom.classList.add('tf-upload')
  const picture = dom.querySelector('img')
  if (picture) showPreview(picture, node, id)
  return {
    dom,
    place: dom.querySelector<HTMLElement>('.image-content') ?? dom,
    contentDOM: rendered.contentDOM,
  }
}

/** Shows the file of an upload, once it is there. */
function showPreview(picture: HTMLImageElement, node: Node, id: string): void {
  const draw = (): void => {
    const preview = previewOf(id)
    picture.hidden = preview === null && imageAttrs(node).src === ''
    if (preview !== null) picture.src = preview
  }
  picture.addEventListener('error', () => {
    picture.hidden = true
  })
  draw()
  const held = findHeld(id)
  // What becomes of a file that does not come is said by its upload.
  if (held instanceof Promise) held.then(draw, () => undefined)
}

function wrap(image: HTMLElement): HTMLElement {
  const dom = document.createElement('span')
  dom.className = 'tf-upload-inline'
  dom.append(image)
  return dom
}
