import type { Message } from '../../messages/message.ts'
import type { ListKind } from '@taskfield/document'
import * as messages from './messages.ts'

/** What the items of a list can begin with. */
export interface Marker {
  /** A CSS `list-style-type`. */
  readonly value: string
  readonly label: Message
  /** What the first three items begin with. */
  readonly sample: readonly [string, string, string]
}

/** The markers that are offered; the first of each kind is the usual one. */
export const markers: Readonly<Record<Exclude<ListKind, 'todo'>, readonly Marker[]>> = {
  bulleted: [
    { value: 'disc', label: messages.discLabel, sample: ['●', '●', '●'] },
    { value: 'circle', label: messages.circleLabel, sample: ['○', '○', '○'] },
    { value: 'square', label: messages.squareLabel, sample: ['■', '■', '■'] },
  ],
  numbered: [
    { value: 'decimal', label: messages.decimalLabel, sample: ['1.', '2.', '3.'] },
    { value: 'decimal-leading-zero', label: messages.leadingZeroLabel, sample: ['01.', '02.', '03.'] },
    { value: 'lower-latin', label: messages.lowerLatinLabel, sample: ['a.', 'b.', 'c.'] },
    { value: 'upper-latin', label: messages.upperLatinLabel, sample: ['A.', 'B.', 'C.'] },
    { value: 'lower-roman', label: messages.lowerRomanLabel, sample: ['i.', 'ii.', 'iii.'] },
    { value: 'upper-roman', label: messages.upperRomanLabel, sample: ['I.', 'II.', 'III.'] },
  ],
}
