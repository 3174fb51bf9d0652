import { expect, it } from 'vitest'
import { converted } from '../../../../testing/copied/converted.ts'

const excel = (rows: string): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table>${rows}</table></body></html>`

it.each([
  [
    'a column that is said to be hidden by itself, below a merged cell',
    '<col width=64><col style="display:none"><col width=64><tr><td colspan=3>Смета</td></tr><tr><td>а</td><td>тайна</td><td>1</td></tr>',
    '<col width=64><col width=64><tr><td colspan=2>Смета</td></tr><tr><td>а</td><td>1</td></tr>',
  ],
  [
    'several columns of one rule, beside a cell that reaches down',
    '<col><col span=2 style="display:none"><col><tr><td rowspan=2>а</td><td>т</td><td>т</td><td>1</td></tr><tr><td>т</td><td>т</td><td>2</td></tr>',
    '<col><col><tr><td rowspan=2>а</td><td>1</td></tr><tr><td>2</td></tr>',
  ],
  [
    'a row below which a merged cell goes on',
    '<tr><td rowspan=3>а</td><td>1</td></tr><tr style="display:none"><td>тайна</td></tr><tr><td>3</td></tr><tr><td>б</td><td>4</td></tr>',
    '<tr><td rowspan=2>а</td><td>1</td></tr><tr><td>3</td></tr><tr><td>б</td><td>4</td></tr>',
  ],
  [
    'all columns of a merged cell',
    '<col><col style="display:none"><col style="display:none"><tr><td>а</td><td colspan=2>тайна</td></tr><tr><td>б</td><td>т</td><td>т</td></tr>',
    '<col><tr><td>а</td></tr><tr><td>б</td></tr>',
  ],
])('leaves out of a sheet %s', (_, hidden, shown) => {
  expect(converted(excel(hidden))).toBe(converted(excel(shown)))
})
