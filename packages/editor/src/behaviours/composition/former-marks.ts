import type { Fragment, Mark } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { countSharedEnd, countSharedStart } from './shared-characters.ts'
import { endsBeforeTyped, type Piece } from '../../core/transform/typed-marks.ts'

/** A piece that is being written over, and what stood there before. */
export interface FormerText extends Piece {
  readonly content: Fragment
}

/** Where it stands after a change. */
export function mapFormerText(former: FormerText, { mapping }: Transaction): FormerText {
  return { ...former, from: mapping.map(former.from, -1), to: mapping.map(former.to, 1) }
}

/**
 * Gives what stayed of the former text its marks back. What is new goes on with those of the character before it, and is in a link
 * where it was written in one.
 */
export function giveMarksBack(transaction: Transaction, { from, to, content }: FormerText): void {
  const { parent, parentOffset } = transaction.doc.resolve(from)
  const former = readCharacters(content)
  const written = readCharacters(parent.content.cut(parentOffset, parentOffset + to - from))
  const [old, now] = [textOf(former), textOf(written)]
  const start = countSharedStart(old, now)
  const end = Math.min(countSharedEnd(old, now), Math.min(old.length, now.length) - start)
  written.forEach(({ marks }, index) => {
    const place = Math.min(index, Math.max(0, start - 1))
    const isLast = index >= now.length - end
    const source = former[isLast ? index - now.length + old.length : place]?.marks ?? []
    setMarks(transaction, from + index, index < start || isLast ? source : marksOfNew(marks, source))
  })
}

interface Character {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** The characters of a text; an object in it counts as one. */
function readCharacters(content: Fragment): readonly Character[] {
  return content.content.flatMap(({ text, marks }) =>
    text === undefined ? [{ text: '\ufffc', marks }] : text.split('').map(unit => ({ text: unit, marks })),
  )
}

function textOf(characters: readonly Character[]): string {
  return characters.map(({ text }) => text).join('')
}

function marksOfNew(marks: readonly Mark[], before: readonly Mark[]): readonly Mark[] {
  return [...marks.filter(endsBeforeTyped), ...before.filter(mark => !endsBeforeTyped(mark))]
}

function setMarks(transaction: Transaction, pos: number, marks: readonly Mark[]): void {
  for (const mark of transaction.doc.nodeAt(pos)?.marks ?? []) {
    if (!mark.isInSet(marks)) transaction.removeMark(pos, pos + 1, mark)
  }
  for (const mark of marks) transaction.addMark(pos, pos + 1, mark)
}
