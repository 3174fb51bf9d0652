import { imageAttrs, schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { NodeSelection, type EditorState, type Selection } from 'prosemirror-state'
import { findImage } from '../../features/image/find-image.ts'
import { CellSelection } from '../../features/table/cell-selection.ts'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import type { CommandClass } from './command-classes.ts'
import { contentOf, linesOf, type Reading } from './content.ts'
import { isSame, isSameDoc } from './is-same.ts'
import { cellsIn, selectedParts, thingsBeside, widen } from './parts.ts'

type ClassLaw = (before: EditorState, after: EditorState) => void

/** The images that commands insert name themselves so: beside them all is as a command that types leaves it. */
const insertedImages = /\{(?:image|inlineImage)\{[^{}]*inserted[^{}]*\}\}/g

/** What the commands type. */
const typed: readonly string[] = ['', '\n', 'x', '{pageBreak{}}', 'https://a.ru/']

/** What each class of commands promises of the text. */
export const classLaws: Readonly<Record<CommandClass, ClassLaw>> = {
  selects: (before, after) => isSameDoc('text', after.doc, before.doc),
  keeps: keepsLines(),
  indents: keepsLines({ withoutIndents: true }),
  codes: (before, after) => isSame('content', wordsOf(after), wordsOf(before)),
  moves: (before, after) =>
    isSame('content', contentOf(after.doc).toSorted(), contentOf(before.doc).toSorted()),
  movesCells: (before, after) => isSame('content', cellsAndContent(after), cellsAndContent(before)),
  deletes: (before, after) =>
    before.selection instanceof GapCursor || isBesideMention(before.selection)
      ? losesOneThing(before, after)
      : losesSelected(before, after),
  grows: growsTables,
  keepsImage: (before, after) =>
    isSame('content', aroundImage(after, { keeps: true }), aroundImage(before, { keeps: true })),
  deletesImage: (before, after) =>
    isSame('content', contentOf(after.doc), aroundImage(before, { keeps: false })),
  inserts: replacesSelected,
  types: replacesSelected,
}

function keepsLines(reading?: Reading): ClassLaw {
  return (before, after) => isSame('lines', linesOf(after.doc, reading), linesOf(before.doc, reading))
}

/** An image that code cannot hold stands on a line of its own. */
function wordsOf({ doc }: EditorState): string {
  return withoutSpace(contentOf(doc, { asWords: true }).join(''))
}

/** What is selected goes, and nothing else. Where the selection goes over cells of one table, the cells stay. */
function losesSelected(before: EditorState, after: EditorState): void {
  if (before.selection instanceof CellSelection) {
    const readIn = readerFor(before, after)
    isSame(
      'content',
      readIn(after),
      aroundCells(before.selection, '', 'none', (from, to) => readIn(before, from, to)),
    )
    return
  }
  const { from, to } = widen(before.selection)
  const read = readerFor(before, after)
  const left = [
    read(before, 0, from),
    ...cellsIn(before.selection, part => read(before, part.from, part.to)),
    read(before, to),
  ]
  isSame('content', read(after), left.join(''))
}

/** One of these comes in the place of what is selected, or beside an object that is; all else stays. */
function replacesSelected(before: EditorState, after: EditorState): void {
  const { selection } = before
  const { $from, $to } = selection
  const { from, to } = widen(selection)
  const readIn = readerFor(before, after)
  const read = (start: number, end?: number): string => readIn(before, start, end)
  if (selection instanceof CellSelection) {
    const content = readIn(after)
    const ofCells = typed.flatMap(text => [
      aroundCells(selection, text, 'last', read),
      aroundCells(selection, text, 'first', read),
    ])
    if (content !== read(0) && !ofCells.includes(content)) isSame('content', content, ofCells[0])
    return
  }
  // A page break does not part code: it comes after it.
  const endOfBlock = [$from, $to].some(isInCode) ? $to.end() : to
  const cells = cellsIn(selection, part => read(part.from, part.to)).join('')
  const outcomes = typed.flatMap(text => [
    read(0, from) + text + cells + read(to),
    read(0, to) + text + read(to),
    read(0, from) + text + read(from),
    read(0, from) + read(to, endOfBlock) + text + read(endOfBlock),
  ])
  const content = readIn(after)
  if (!outcomes.includes(content)) isSame('content', content, outcomes[0])
}

/** What is around selected cells, with something else in the first or the last of them. */
function aroundCells(
  selection: CellSelection,
  text: string,
  place: 'first' | 'last' | 'none',
  read: (from: number, to?: number) => string,
): string {
  const parts = selectedParts(selection)
  const indexes = { first: 0, last: parts.length - 1, none: -1 }
  const at = indexes[place]
  const pieces = parts.map(
    ({ from }, index) => read(parts[index - 1]?.to ?? 0, from) + (index === at ? text : ''),
  )
  return pieces.join('') + read(parts.at(-1)?.to ?? 0)
}

/** All but the image of the selection, in whose place there is its picture alone, or nothing. */
function aroundImage(state: EditorState, { keeps }: { readonly keeps: boolean }): string[] {
  const { doc } = state
  const found = findImage(state)
  if (!found) return contentOf(doc)
  const { node, pos } = found
  const { src, naturalWidth, naturalHeight, srcset } = imageAttrs(node)
  const picture = keeps ? [JSON.stringify({ src, naturalWidth, naturalHeight, srcset })] : []
  return [...contentOf(doc, {}, 0, pos), ...picture, ...contentOf(doc, {}, pos + node.nodeSize)]
}

/** Beside new cells all is as it was, or all but the object that was selected. */
function growsTables({ doc, selection }: EditorState, after: EditorState): void {
  const read = withoutTables
  const outcomes = [read(doc)]
  if (selection instanceof NodeSelection)
    outcomes.push(read(doc, 0, selection.from) + read(doc, selection.to))
  const content = read(after.doc)
  if (!outcomes.includes(content)) isSame('content', content, outcomes[0])
}

/** In any order; what a cell is the heading of goes by its place. */
function cellsAndContent({ doc }: EditorState): string[] {
  return contentOf(doc)
    .map(piece => (piece.startsWith('{table') ? piece.replace(/\{.*/, '{table') : piece))
    .toSorted()
}

function withoutTables(doc: Node, from?: number, to?: number): string {
  const content = contentOf(doc, { withoutIndents: true }, from, to)
  return content.filter(piece => !piece.startsWith('{table')).join('')
}

function isBesideMention({ empty, $from }: Selection): boolean {
  return empty && [$from.nodeBefore, $from.nodeAfter].some(isMention)
}

const isMention = (node: Node | null): boolean => node?.type === schema.nodes.mention

/**
 * One character goes at most, or one object, right before or after the caret. In a text that is a mention; everything else the
 * browser deletes there.
 */
function losesOneThing(before: EditorState, after: EditorState): void {
  const read = readerFor(before, after)
  const { doc, selection } = before
  const things = thingsBeside(doc, selection.head).filter(
    ({ from }) => selection instanceof GapCursor || isMention(doc.nodeAt(from)),
  )
  const outcomes = [read(before), ...things.map(({ from, to }) => read(before, 0, from) + read(before, to))]
  const content = read(after)
  if (!outcomes.includes(content)) isSame('content', content, outcomes[0])
}

type Read = (state: EditorState, from?: number, to?: number) => string

/** In code, and where code joins other text, objects in a line are their words, and white space is not what it was. */
function readerFor(before: EditorState, after: EditorState): Read {
  const places = [before.selection.$from, before.selection.$to, after.selection.$from]
  const inCode = places.some(isInCode)
  return ({ doc }, from, to) => {
    const content = contentOf(doc, { asWords: inCode }, from, to).join('')
    return (inCode ? withoutSpace(content) : content).replace(insertedImages, '')
  }
}

function isInCode({ parent }: ResolvedPos): boolean {
  return parent.type.spec.code === true
}

function withoutSpace(content: string): string {
  return content.replace(/\s/g, '')
}
