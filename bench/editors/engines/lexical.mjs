import { CodeNode } from '@lexical/code'
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { LinkNode } from '@lexical/link'
import {
  INSERT_CHECK_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  registerCheckList,
  registerList,
} from '@lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  HeadingNode,
  QuoteNode,
  registerRichText,
} from '@lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@lexical/selection'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  createEditor,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
} from 'lexical'

const nodes = [
  HeadingNode,
  QuoteNode,
  CodeNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
]

// Without any interface: it has none.
window.openEditor = html => {
  const root = document.body.appendChild(document.createElement('div'))
  root.contentEditable = 'true'
  const editor = createEditor({
    namespace: 'bench',
    nodes,
    onError: error => {
      throw error
    },
  })
  const parts = [
    registerRichText(editor),
    registerList(editor),
    registerCheckList(editor),
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
  const commands = {
    bold: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    color: () => editor.update(() => $patchStyleText($getSelection(), { color: '#ff0000' })),
    heading: () => editor.update(() => $setBlocksType($getSelection(), () => $createHeadingNode('h2'))),
    list: () => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND),
    todo: () => editor.dispatchCommand(INSERT_CHECK_LIST_COMMAND),
    indent: () => editor.dispatchCommand(INDENT_CONTENT_COMMAND),
    align: () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, 'center'),
    quote: () => editor.update(() => $setBlocksType($getSelection(), () => $createQuoteNode())),
  }
  return { root, html: () => editor.read(() => $generateHtmlFromNodes(editor)), commands, close }
}
