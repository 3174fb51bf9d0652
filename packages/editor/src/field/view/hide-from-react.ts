import type { EditorView } from 'prosemirror-view'

/**
 * Before each commit React counts the text up to the selection, node by node, where the focused element says that it is
 * edited: in a large table that took longer than all else of a letter. The field keeps its selection itself.
 */
export function hideFromReact(view: EditorView): void {
  const get = (): string => (view.editable ? 'inherit' : 'false')
  Object.defineProperty(view.dom, 'contentEditable', { get, configurable: true })
}
