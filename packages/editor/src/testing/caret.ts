import { readHtml, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { TextSelection, type EditorState, type Selection } from 'prosemirror-state'

/** Selects in a document what `|`, or `[` and `]`, mark in its HTML; `null` where nothing is marked. */
export function selectMarked(doc: Node, html: string): Selection | null {
  const marks: number[] = []
  readHtml(html).descendants((node, pos) => {
    for (const match of node.text?.matchAll(/[|[\]]/g) ?? []) marks.push(pos + match.index - marks.length)
  })
  const [anchor, head = anchor] = marks
  return anchor === undefined || head === undefined ? null : TextSelection.create(doc, anchor, head)
}

export function withoutMarks(html: string): string {
  return html.replace(/[|[\]]/g, '')
}

/** Writes a state as HTML with the marks of its selection. */
export function writeMarked(state: EditorState): string {
  const { from, to, empty } = state.selection
  const transaction = empty
    ? state.tr.insertText('|', from)
    : state.tr.insertText(']', to).insertText('[', from)
  return writeHtml(transaction.doc)
}
