import { readHtml, writeBlocks } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { nameSelection } from './name-selection.ts'

/** A document with a caret in it; `null` when the HTML has none. */
interface CaretIn {
  readonly doc: Node
  readonly caret: number | null
}

/** Reads HTML in which a mark stands for the caret. */
export function readCaret(html: string, mark: '|' | '^'): CaretIn {
  const doc = readHtml(besideMention(withIds(html).replaceAll('"␣data', '" data'), mark))
  let caret: number | null = null
  doc.descendants((node, pos) => {
    const index = node.text?.indexOf(mark) ?? -1
    if (index >= 0) caret = pos + index
  })
  if (caret === null) return { doc, caret }
  return { doc: EditorState.create({ doc }).tr.delete(caret, caret + 1).doc, caret }
}

/** No caret stands in a mention: the nearest place is behind it. */
function besideMention(html: string, mark: '|' | '^'): string {
  const marked = /(<span class="mention"[^>]*>[^<]*)([|^])([^<]*<\/span>)/g
  return html.replaceAll(marked, (found, before: string, caret: string, after: string) =>
    caret === mark ? before + after + caret : found,
  )
}

/** What the recorded feed offered had no ids; here each is saved by one. */
export function withIds(text: string): string {
  return text.replaceAll(/data-mention="#(\d+)[^"]*"/g, 'data-id="$1"␣data-type="task"')
}

/** Writes the end of a scenario in one way, whatever elements stand around the caret. */
export function writeEnd(end: string): string {
  const [html = '', selection] = end.split(/ {3}(?=\[)/)
  return write(readCaret(html, '^'), selection ?? null)
}

/** Writes a state as `writeEnd` writes the end of a scenario. */
export function writeState(state: EditorState): string {
  const { selection, doc } = state
  const name = nameSelection(selection)
  return write({ doc, caret: name === null ? selection.head : null }, name)
}

function write({ doc, caret }: CaretIn, selection: string | null): string {
  const marked = caret === null ? doc : EditorState.create({ doc }).tr.insertText('^', caret).doc
  return selection === null ? writeBlocks(marked) : `${writeBlocks(marked)}   ${selection}`
}
