import { tableOfTexts } from '../../cells.ts'
import type { FurtherScenario } from './further-scenario.ts'

const square = 'a b,c d'
const table = (rows: string): string => tableOfTexts(...rows.split(','))
const tall = (first: string, second: string, third: string): string =>
  `<table><tbody><tr><td rowspan="2">${first}</td><td>${second}</td></tr><tr><td>${third}</td></tr></tbody></table>`

const whole = '   [selected: table]'
const cells = (...ranges: string[]): string =>
  `   [sel ranges=${ranges.length} [${ranges.map(range => `"${range}"`).join(',')}]]`

const [a, b, c, d] = ['0,0,0-0,0,1', '0,0,1-0,0,2', '0,1,0-0,1,1', '0,1,1-0,1,2'] as const

/** Arrows lead from cell to cell, and past the edge of a table to the table. */
const arrowScenarios: readonly FurtherScenario[] = [
  [table('a b,c d|'), 'ArrowRight', table(square) + whole],
  [table('a b,c d|'), 'ArrowDown', table(square) + whole],
  [table('|a b,c d'), 'ArrowUp', table(square) + whole],
  [table('a b,|c d'), 'ArrowLeft', table('a b^,c d')],
  [table('a b,c d|'), 'ArrowUp', table('a b^,c d')],
  [table('a b,_ d|'), 'ArrowLeft ArrowLeft', table('a b,^ d')],
  [tall('a|', 'b', 'c'), 'ArrowRight', tall('a', '^b', 'c')],
  [tall('a', 'b|', 'c'), 'ArrowRight', tall('a', 'b', '^c')],
  [tall('a', 'b', '|c'), 'ArrowLeft', tall('a', 'b^', 'c')],
  [tall('a', 'b', 'c|'), 'ArrowUp', tall('a', 'b^', 'c')],
  [table('a| b,c d'), 'Shift+ArrowRight ArrowRight', table('a b,^c d')],
  [table('a b|,c d'), 'Shift+ArrowDown ArrowLeft', table('a^ b,c d')],
  [table('a|,b'), 'ArrowRight ArrowRight ArrowRight Delete', '<p>^</p>'],
]

/** Shift with an arrow takes one more cell, and at the end of a row that below. */
const extendingScenarios: readonly FurtherScenario[] = [
  [table('a |b,c d'), 'Shift+ArrowLeft', table(square) + cells(a, b)],
  [table('a b,|c d'), 'Shift+ArrowLeft', table(square) + cells(a, c)],
  [table('a| b,c d'), 'Shift+ArrowDown', table(square) + cells(a, c)],
  [table('|a b,c d'), 'Shift+ArrowUp', table(square) + whole],
  [table('a| b,c d'), 'Shift+ArrowRight Shift+ArrowDown Shift+ArrowLeft', table(square) + cells(a, c)],
  [table('a| b,c d'), 'Shift+ArrowRight Shift+ArrowDown', table(square) + cells(a, b, c, d)],
  [tall('a', '|b', 'c'), 'Shift+ArrowLeft', tall('a', 'b', 'c') + cells(a, b, '0,1,0-0,1,1')],
  [table('a| b,c d'), 'Shift+ArrowRight Control+a', table(square) + whole],
  [table('ab|'), 'Shift+ArrowLeft Shift+ArrowLeft "x"', table('x^')],
]

const items = (...texts: string[]): string => `<ul>${texts.map(text => `<li>${text}</li>`).join('')}</ul>`
const inCell = (list: string): string => `<table><tbody><tr><td>${list}</td><td>c</td></tr></tbody></table>`
const textOfSecond = '   [sel ranges=1 ["0,0,1,0,0-0,0,1,0,1"]]'

/** Tab in a list goes to the next cell where the item goes no deeper. */
const tabScenarios: readonly FurtherScenario[] = [
  [table('a b,c |d'), 'Shift+ArrowUp Tab "x"', table('a b,x^ d')],
  [table('a b,c |d'), 'Shift+ArrowUp Shift+Tab "x"', table('x^ b,c d')],
  [inCell(items('a|')), 'Tab', inCell(items('a')) + textOfSecond],
  [
    inCell('<ul><li>a<ul><li>b|</li></ul></li></ul>'),
    'Tab',
    inCell('<ul><li>a<ul><li>b</li></ul></li></ul>') + textOfSecond,
  ],
  [inCell(items('a', 'b|')), 'Tab Tab', inCell('<ul><li>a<ul><li>b</li></ul></li></ul>') + textOfSecond],
]

/** Esc goes out of a table in two steps. */
const leavingScenarios: readonly FurtherScenario[] = [
  [table('a| b,c d'), 'Escape Escape "x"', `${table(square)}<p>x^</p>`],
  [table('a| b,c d'), 'Shift+ArrowRight Escape', table(square) + whole],
  [`<p>x</p>${table('a|')}<p>y</p>`, 'Escape Escape ArrowRight', `<p>x</p>${table('a')}<p>^y</p>`],
]

/** Keys over selected cells do it in all of them. */
const fillingScenarios: readonly FurtherScenario[] = [
  [table('a| b,c d'), 'Shift+ArrowRight Delete "x"', table('x^ _,c d')],
  [table('a| b,c d'), 'Shift+ArrowRight Backspace "x"', table('_ x^,c d')],
  [table('a| b,c d'), 'Shift+ArrowRight Enter "x"', table('_ x^,c d')],
  [table('a| b,c d'), 'Shift+ArrowDown Control+x ArrowRight Control+v', table('_ a,_ c') + cells(b, d)],
  [
    table('a| b,c d'),
    'Shift+ArrowDown Control+c ArrowRight Control+v',
    table('a b,c a,_ c') + cells(d, '0,2,1-0,2,2'),
  ],
  [table('a| b,c d'), 'Shift+ArrowRight Delete Control+z', table(square) + cells(a, b)],
]

export const tableScenarios: readonly FurtherScenario[] = [
  ...arrowScenarios,
  ...extendingScenarios,
  ...tabScenarios,
  ...leavingScenarios,
  ...fillingScenarios,
]
