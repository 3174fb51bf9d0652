import { expect, it } from 'vitest'
import { findBoundSpace, units } from './bound-spaces.ts'

/** With `_` for a no-break space. */
const typed = (before: string): string => {
  const change = findBoundSpace(before)
  const after = change ? before.slice(0, change.from) + change.text + before.slice(change.to) : before
  return after.replaceAll('\u00a0', '_')
}

it.each([
  ['в д', 'в_д'],
  ['В д', 'В_д'],
  ['дом и с', 'дом и_с'],
  ['дом и\u00a0с н', 'дом и_с_н'],
  ['(на с', '(на_с'],
  ['«Из д', '«Из_д'],
  ['до «д', 'до_«д'],
  ['от 5', 'от_5'],
  ['строка\nпо д', 'строка\nпо_д'],
  ['10 кг', '10_кг'],
  ['10 ГБ', '10_ГБ'],
  ['10 kg', '10_kg'],
  ['5 %', '5_%'],
  ['20 °', '20_°'],
  ['100 ₽', '100_₽'],
  ['12 июля', '12_июля'],
  ['5 м ', '5_м '],
  ['5 мл.', '5_мл.'],
  ['2024 г.', '2024_г.'],
  ['№ 5', '№_5'],
  ['§ 3', '§_3'],
  ['Текст длиннее всего, на что смотрят правила: в д', 'Текст длиннее всего, на что смотрят правила: в_д'],
])('binds %j as %s', (before, after) => expect(typed(before)).toBe(after))

it.each([
  'в ',
  'в до',
  'в «до',
  'кое-на с',
  'слово д',
  'над д',
  'I a',
  'в  д',
  '5 м',
  '5 мин. ',
  '10 кг ',
  'десять кг',
  '№ 51',
])('leaves %j as it is', before => expect(typed(before)).toBe(before))

it('knows no unit that begins with another, which would be bound again after undo', () => {
  const longer = units.filter(unit =>
    units.some(other => other !== unit && unit.toLowerCase().startsWith(other.toLowerCase())),
  )
  expect(longer).toEqual([])
})
