import { messageText } from '../../messages/message-text.ts'
import { isHtmlElement } from '../../dom/kinds.ts'
import { listItemAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { isTodoList } from './is-todo-list.ts'
import { doneLabel } from './item-messages.ts'

type GetPos = () => number | undefined

/** Items of a to-do list have a box that can be checked; all others are plain. */
export const itemView: NodeViewConstructor = (item, view, getPos) =>
  isInTodoList(item, view, getPos()) ? todoItem(item, view, getPos) : renderNode(item)

function isInTodoList(item: Node, { state: { doc } }: EditorView, pos: number | undefined): boolean {
  if (pos === undefined) return false
  return todoItems.has(doc, item) ?? isTodoList(doc.resolve(pos).parent)
}

/** How many items of a document are found by their position, before all of them are looked at once. */
const mostFound = 512

/** Knows the items of to-do lists where many are drawn at once: finding each by its position passes all items before it. */
class TodoItems {
  #doc: Node | null = null
  #asked = 0
  #kinds: Map<Node, boolean | null> | null = null

  /** `null` where an item has to be found: in the first items of a document, and where one stands in lists of both kinds. */
  has(doc: Node, item: Node): boolean | null {
    if (doc !== this.#doc) {
      this.#doc = doc
      this.#asked = 0
      this.#kinds = null
    }
    if (++this.#asked <= mostFound) return null
    this.#kinds ??= kindsOf(doc)
    return this.#kinds.get(item) ?? null
  }
}

const todoItems = new TodoItems()

function kindsOf(doc: Node): Map<Node, boolean | null> {
  const kinds = new Map<Node, boolean | null>()
  doc.descendants((node, _pos, parent) => {
    if (node.type === schema.nodes.listItem && parent) {
      const known = kinds.get(node) ?? isTodoList(parent)
      kinds.set(node, known === isTodoList(parent) ? known : null)
    }
    return !node.isTextblock
  })
  return kinds
}

function todoItem(item: Node, view: EditorView, getPos: GetPos): NodeView {
  const { dom } = renderNode(item)
  const box = createBox(view)
  const label = document.createElement('label')
  label.className = 'todo-list__label'
  label.contentEditable = 'false'
  // The text keeps the focus and with it its keys; Ctrl+Enter checks the item of the caret.
  label.addEventListener('mousedown', event => event.preventDefault())
  label.append(box)
  const contentDOM = document.createElement('div')
  contentDOM.className = 'todo-list__content'
  dom.replaceChildren(label, contentDOM)
  box.checked = listItemAttrs(item).checked
  box.addEventListener('click', event => {
    if (!check(view, getPos(), box.checked)) event.preventDefault()
  })
  return {
    dom,
    contentDOM,
    update(next) {
      if (!next.hasMarkup(item.type, { ...item.attrs, checked: listItemAttrs(next).checked })) return false
      box.checked = listItemAttrs(next).checked
      return true
    },
    stopEvent: event => isHtmlElement(event.target) && label.contains(event.target),
    ignoreMutation: mutation => mutation.type !== 'selection' && label.contains(mutation.target),
  }
}

function createBox({ state, editable }: EditorView): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.tabIndex = -1
  box.disabled = !editable
  box.ariaLabel = messageText(doneLabel, contextOf(state))
  return box
}

function check(view: EditorView, pos: number | undefined, checked: boolean): boolean {
  if (!view.editable || pos === undefined) return false
  if (view.state.doc.nodeAt(pos)?.type !== schema.nodes.listItem) return false
  view.dispatch(view.state.tr.setNodeAttribute(pos, 'checked', checked))
  return true
}
