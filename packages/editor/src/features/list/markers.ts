import type { Message } from '../../messages/message.ts'
import type { ListKind } from '@taskfield/document'
import {
  circleLabel,
  decimalLabel,
  discLabel,
  leadingZeroLabel,
  lowerLatinLabel,
  lowerRomanLabel,
  squareLabel,
  upperLatinLabel,
  upperRomanLabel,
} from './panel-messages.ts'

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
    { value: 'disc', label: discLabel, sample: ['●', '●', '●'] },
    { value: 'circle', label: circleLabel, sample: ['○', '○', '○'] },
    { value: 'square', label: squareLabel, sample: ['■', '■', '■'] },
  ],
  numbered: [
    { value: 'decimal', label: decimalLabel, sample: ['1.', '2.', '3.'] },
    { value: 'decimal-leading-zero', label: leadingZeroLabel, sample: ['01.', '02.', '03.'] },
    { value: 'lower-latin', label: lowerLatinLabel, sample: ['a.', 'b.', 'c.'] },
    { value: 'upper-latin', label: upperLatinLabel, sample: ['A.', 'B.', 'C.'] },
    { value: 'lower-roman', label: lowerRomanLabel, sample: ['i.', 'ii.', 'iii.'] },
    { value: 'upper-roman', label: upperRomanLabel, sample: ['I.', 'II.', 'III.'] },
  ],
}
