import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { $getRoot, $insertNodes, createEditor } from 'lexical'

// Without any interface: it has none.
window.openEditor = html => {
  const root = document.body.appendChild(document.createElement('div'))
  root.contentEditable = 'true'
  const editor = createEditor({
    namespace: 'bench',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, TableNode, TableRowNode, TableCellNode],
    onError: error => {
      throw error
    },
  })
  const parts = [
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
  ]
  editor.setRootElement(root)
  editor.update(
    () => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      $getRoot().clear().select()
      $insertNodes($generateNodesFromDOM(editor, page))
    },
    { discrete: true },
  )
  const close = () => {
    for (const unregister of parts) unregister()
    editor.setRootElement(null)
    root.remove()
  }
  return { root, html: () => editor.read(() => $generateHtmlFromNodes(editor)), close }
}
