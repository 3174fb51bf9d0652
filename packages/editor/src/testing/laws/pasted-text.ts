import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { CellSelection } from '../../features/table/cell-selection.ts'
import { contentOf } from './content.ts'
import { isSame } from './is-same.ts'
import { isOverCells, selectedParts, widen, widenInCells } from './parts.ts'

/** What holds cells says nothing of their text: part of a table is a table. */
const around = /^\{(?:tableFigure|table|tableCell|tableHeader|caption)\{/

/** All text and all objects of the target and of what was copied are there, in their order. */
export function keepsPasted(source: EditorState, target: EditorState, pasted: EditorState): void {
  const { $head } = target.selection
  const { type } = $head.parent
  const isPlain = type.spec.code === true || type.name === 'caption'
  // A clipboard has its own line ends, in attributes too.
  const read = (doc: Node, from?: number, to?: number): string =>
    contentOf(doc, { asWords: isPlain }, from, to)
      .filter(piece => !around.test(piece) && !(isPlain && piece.startsWith('{') && piece.length > 1))
      .map(asUpload)
      .join('')
      .replace(/\\[nrt]|\s/g, '')
  const copied = copiedFrom(source, read)
  if (pasted.selection instanceof CellSelection) {
    isSame('pasted cells', partsOf(pasted, read), copied)
    isSame('text around', ...textsAround(pasted, target, read))
    return
  }
  const [before, after, all] = [read(target.doc, 0, $head.pos), read(target.doc, $head.pos), read(pasted.doc)]
  if (!isPlain) isSame('text', all, before + copied + after)
  else {
    isSame('text before', all.slice(0, before.length), before)
    isSame('text after', all.slice(all.length - after.length), after)
    // Plain text has marks of items besides.
    const came = all.slice(before.length, all.length - after.length)
    if (!isWithin(copied, came)) isSame('pasted text', came, copied)
  }
}

/** A picture that is copied with its data is an upload where it is pasted. */
function asUpload(piece: string): string {
  return piece.replace(/"src":"data:[^"]*"/, '"src":""').replace(/"upload":"[^"]*"/, '"upload":null')
}

/** What stands before and behind the table in which cells were pasted, as it is and as it was. */
function textsAround(
  { doc, selection }: EditorState,
  target: EditorState,
  read: (doc: Node, from?: number, to?: number) => string,
): [string, string] {
  const before = read(doc, 0, selection.$from.before(-2))
  const behind = read(doc, selection.$from.after(-2))
  const all = read(target.doc)
  const was = all.slice(0, before.length) + all.slice(all.length - behind.length)
  return [before + behind, was]
}

function partsOf(
  { doc, selection }: EditorState,
  read: (doc: Node, from: number, to: number) => string,
): string {
  return selectedParts(selection)
    .map(({ from, to }) => read(doc, from, to))
    .join('')
}

function copiedFrom(state: EditorState, read: (doc: Node, from: number, to: number) => string): string {
  const { doc, selection } = state
  if (selection.empty) return ''
  if (selection instanceof CellSelection) return partsOf(state, read)
  const { from, to } = isOverCells(selection) ? widenInCells(selection) : widen(selection)
  return read(doc, from, to)
}

/** Whether all characters of a text stand in another one in their order. */
function isWithin(text: string, whole: string): boolean {
  let at = 0
  for (const character of text) {
    const found = whole.indexOf(character, at)
    if (found < 0) return false
    at = found + character.length
  }
  return true
}
