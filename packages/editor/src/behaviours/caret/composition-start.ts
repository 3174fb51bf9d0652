import type { EditorView } from 'prosemirror-view'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import { insertParagraph } from '../../core/transform/insert-paragraph.ts'

/** What a keyboard tells of a key that goes to an input method; phones tell nothing of any key. */
const inputMethodKeys: ReadonlySet<string> = new Set(['Process', 'Dead', 'Unidentified'])

/** An input method needs a text to write in: a caret between blocks makes way for a paragraph before its first letter. */
export function startParagraphOnKey(view: EditorView, { key }: KeyboardEvent): boolean {
  if (inputMethodKeys.has(key)) startParagraph(view)
  return false
}

/** The same for what writes without keys, such as a voice. */
export function startParagraphOnInput(view: EditorView, { inputType }: InputEvent): void {
  if (inputType === 'insertCompositionText') startParagraph(view)
}

function startParagraph(view: EditorView): void {
  const { selection, tr } = view.state
  if (selection instanceof GapCursor) view.dispatch(insertParagraph(tr, selection.head))
}
