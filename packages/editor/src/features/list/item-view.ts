import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { renderNode } from '../../core/render-node.ts'
import type { Locale } from '../../messages/message.ts'
import { checkboxLabel } from './messages.ts'

type GetPosition = () => number | undefined

/** Items of a checkbox list have a box that can be ticked; all others are plain. */
export function itemView(locale: Locale): NodeViewConstructor {
  return (item, view, getPosition) =>
    isInCheckboxList(view, getPosition()) ? checkboxItem(item, view, getPosition, locale) : renderNode(item)
}

function isInCheckboxList(view: EditorView, position: number | undefined): boolean {
  return position !== undefined && view.state.doc.resolve(position).parent.attrs['kind'] === 'checkbox'
}

function checkboxItem(item: Node, view: EditorView, getPosition: GetPosition, locale: Locale): NodeView {
  const { dom } = renderNode(item)
  const box = createBox(locale, view.editable)
  const label = document.createElement('label')
  label.className = 'todo-list__label'
  label.contentEditable = 'false'
  // The text keeps the focus and with it its keys; Ctrl+Enter ticks the item of the caret.
  label.addEventListener('mousedown', event => event.preventDefault())
  label.append(box)
  const contentDOM = document.createElement('div')
  contentDOM.className = 'todo-list__content'
  dom.replaceChildren(label, contentDOM)
  box.checked = item.attrs['checked'] === true
  box.addEventListener('click', event => {
    if (!tick(view, getPosition(), box.checked)) event.preventDefault()
  })
  return {
    dom,
    contentDOM,
    update(next) {
      if (!next.hasMarkup(item.type, { ...item.attrs, checked: next.attrs['checked'] })) return false
      box.checked = next.attrs['checked'] === true
      return true
    },
    stopEvent: event => event.target instanceof HTMLElement && label.contains(event.target),
    ignoreMutation: mutation => mutation.type !== 'selection' && label.contains(mutation.target),
  }
}

function createBox(locale: Locale, editable: boolean): HTMLInputElement {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.tabIndex = -1
  box.disabled = !editable
  box.ariaLabel = checkboxLabel[locale]
  return box
}

function tick(view: EditorView, position: number | undefined, checked: boolean): boolean {
  if (!view.editable || position === undefined) return false
  if (view.state.doc.nodeAt(position)?.type !== schema.nodes.listItem) return false
  view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', checked))
  return true
}
