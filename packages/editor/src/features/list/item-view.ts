import { isHtmlElement } from '../../dom/kinds.ts'
import { listAttrs, listItemAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { doneLabel } from './messages.ts'

type GetPos = () => number | undefined

/** Items of a to-do list have a box that can be checked; all others are plain. */
export const itemView: NodeViewConstructor = (item, view, getPos) =>
  isInTodoList(view, getPos()) ? todoItem(item, view, getPos) : renderNode(item)

function isInTodoList(view: EditorView, pos: number | undefined): boolean {
  const list = pos === undefined ? null : view.state.doc.resolve(pos).parent
  return list?.type === schema.nodes.list && listAttrs(list).kind === 'todo'
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
  box.ariaLabel = doneLabel[contextOf(state).locale]
  return box
}

function check(view: EditorView, pos: number | undefined, checked: boolean): boolean {
  if (!view.editable || pos === undefined) return false
  if (view.state.doc.nodeAt(pos)?.type !== schema.nodes.listItem) return false
  view.dispatch(view.state.tr.setNodeAttribute(pos, 'checked', checked))
  return true
}
