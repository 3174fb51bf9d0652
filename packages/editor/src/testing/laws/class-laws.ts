import type { EditorState } from 'prosemirror-state'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import type { CommandClass } from './command-classes.ts'
import { codeIndents, codeSpace, contentOf, linesOf, type Reading } from './content.ts'
import { isSame, isSameDoc } from './is-same.ts'
import { cellsIn, thingsBeside, widen } from './parts.ts'

type ClassLaw = (before: EditorState, after: EditorState) => void

/** What each class of commands promises of the text. */
export const classLaws: Readonly<Record<CommandClass, ClassLaw>> = {
  selects: (before, after) => isSameDoc('text', after.doc, before.doc),
  keeps: keepsLines(),
  indents: keepsLines(codeIndents),
  codes: (before, after) => isSame('content', wordsOf(after), wordsOf(before)),
  moves: (before, after) =>
    isSame('content', contentOf(after.doc).toSorted(), contentOf(before.doc).toSorted()),
  deletes: (before, after) =>
    before.selection instanceof GapCursor ? losesOneThing(before, after) : losesSelected(before, after),
  types: (before, after) => replacesSelected(before, after, ['', '\n', '{pageBreak {}}', 'https://a.ru/']),
}

function keepsLines(reading?: Reading): ClassLaw {
  return (before, after) => isSame('lines', linesOf(after.doc, reading), linesOf(before.doc, reading))
}

/** An image that code cannot hold stands on a line of its own. */
function wordsOf({ doc }: EditorState): string {
  return contentOf(doc, { asWords: true }).join('').replaceAll('\n', '')
}

/** What is selected goes, and nothing else. Where the selection goes over cells of one table, the cells stay. */
function losesSelected({ doc, selection }: EditorState, after: EditorState): void {
  const reading = readingAt(after)
  const { from, to } = widen(selection)
  const left = [...contentOf(doc, reading, 0, from), ...cellsIn(selection), ...contentOf(doc, reading, to)]
  isSame('content', contentOf(after.doc, reading), left)
}

/** One of these comes in the place of what is selected, or beside an object that is; all else stays. */
function replacesSelected(
  { doc, selection }: EditorState,
  after: EditorState,
  typed: readonly string[],
): void {
  const reading = readingAt(after)
  const { from, to } = widen(selection)
  const read = (start: number, end?: number): string => contentOf(doc, reading, start, end).join('')
  // A page break does not part code: it comes after it.
  const endOfBlock = selection.$to.parent.type.spec.code === true ? selection.$to.end() : to
  const outcomes = typed.flatMap(text => [
    read(0, from) + text + cellsIn(selection).join('') + read(to),
    read(0, to) + text + read(to),
    read(0, from) + text + read(from),
    read(0, from) + read(to, endOfBlock) + text + read(endOfBlock),
  ])
  const content = contentOf(after.doc, reading).join('')
  if (!outcomes.includes(content)) isSame('content', content, outcomes[0])
}

/** One character goes at most, or one object, right before or after the caret. */
function losesOneThing({ doc, selection }: EditorState, after: EditorState): void {
  const read = (start: number, end?: number): string => contentOf(doc, {}, start, end).join('')
  const outcomes = [
    read(0),
    ...thingsBeside(doc, selection.head).map(({ from, to }) => read(0, from) + read(to)),
  ]
  const content = contentOf(after.doc).join('')
  if (!outcomes.includes(content)) isSame('content', content, outcomes[0])
}

/** Objects in a line that come into code are their words there. */
function readingAt({ selection: { $from } }: EditorState): Reading {
  return { ...codeSpace, asWords: $from.parent.type.spec.code === true }
}
