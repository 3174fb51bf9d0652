import { readHtml } from '@taskfield/document'
import { EditorState, TextSelection, type Command, type Plugin } from 'prosemirror-state'
import { writeMarked } from './caret.ts'

/** Makes a state of HTML in which `|`, or `[` and `]`, mark the selection. Needs no browser. */
export function stateOf(html: string, plugins: readonly Plugin[] = []): EditorState {
  const state = EditorState.create({ doc: readHtml(html), plugins: [...plugins] })
  const { tr } = state
  const marks: number[] = []
  state.doc.descendants((node, pos) => {
    for (const match of node.text?.matchAll(/[|[\]]/g) ?? []) marks.push(pos + match.index - marks.length)
  })
  for (const mark of marks) tr.delete(mark, mark + 1)
  const [anchor = 0, head = anchor] = marks
  return EditorState.create({
    doc: tr.doc,
    selection: TextSelection.create(tr.doc, anchor, head),
    plugins: [...plugins],
  })
}

/** Runs a command on HTML with a marked selection, and writes what comes of it; `null` where the command declines. */
export function runCommand(html: string, command: Command, plugins: readonly Plugin[] = []): string | null {
  const before = stateOf(html, plugins)
  let after: EditorState | null = null
  const runs = command(before, transaction => {
    after = before.apply(transaction)
  })
  if (command(before) !== runs)
    throw new Error('The dry run of the command tells something else than its run.')
  return after && writeMarked(after)
}
