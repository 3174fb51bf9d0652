import { writePlainText } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Locale } from '../../../messages/message.ts'
import type { CompareCells } from '../grid/sort-rows.ts'
import { parseDate } from './parse-date.ts'
import { parseNumber } from './parse-number.ts'

export type SortDirection = 'ascending' | 'descending'

/** What a cell is sorted by: a number, a time or a text. Kinds do not mix; empty cells are last either way. */
interface SortKey {
  readonly kind: 'number' | 'date' | 'text' | 'empty'
  readonly value: number
  readonly text: string
}

const kinds: readonly SortKey['kind'][] = ['number', 'date', 'text']

// In Russian for either language: ё stands beside е, and Latin text in its order.
const collator = new Intl.Collator('ru', { numeric: true })

/** Compares cells by numbers, dates and texts as people of a language write them. */
export function compareCells(direction: SortDirection, locale: Locale): CompareCells {
  const known = new WeakMap<Node, SortKey>()
  const keyOf = (cell: Node): SortKey => {
    const found = known.get(cell) ?? readKey(cell, locale)
    known.set(cell, found)
    return found
  }
  const sign = direction === 'ascending' ? 1 : -1
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a.kind === 'empty' || b.kind === 'empty')
      return Number(a.kind === 'empty') - Number(b.kind === 'empty')
    const kind = kinds.indexOf(a.kind) - kinds.indexOf(b.kind)
    return sign * (kind || a.value - b.value || collator.compare(a.text, b.text))
  }
}

function readKey(cell: Node, locale: Locale): SortKey {
  const text = textOfCell(cell)
  if (text === '') return { kind: 'empty', value: 0, text }
  const date = parseDate(text)
  if (date !== null) return { kind: 'date', value: date, text: '' }
  const number = parseNumber(text, locale)
  return number === null ? { kind: 'text', value: 0, text } : { kind: 'number', value: number, text: '' }
}

/** The words of a cell in one line. */
export function textOfCell(cell: Node): string {
  return writePlainText(cell.content).replace(/\s+/g, ' ').trim()
}
