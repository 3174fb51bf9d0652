import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinLines } from './join-lines.ts'

/** A line that reaches the edge of the page. */
const fullLine = 'Настоящий договор определяет порядок поставки товара'

describe('lines that end at the edge of a page', () => {
  it.each([
    [
      'are one paragraph',
      'Поставщик обязуется передать товар в срок, который\r\nуказан в заявке покупателя, и вместе с ним все доку-\r\nменты на товар.\r\n',
      'Поставщик обязуется передать товар в срок, который указан в заявке покупателя, и вместе с ним все документы на товар.',
    ],
    [
      'are parted where a line ends early',
      `${fullLine}\nв срок.\n${fullLine} и его\nприёмки`,
      `${fullLine} в срок.\n\n${fullLine} и его приёмки`,
    ],
    [
      'are parted by empty lines, and by the ends of pages',
      `${fullLine}\nв срок\n\n\n\f${fullLine}\nв срок`,
      `${fullLine} в срок\n\n${fullLine} в срок`,
    ],
    [
      'are parted by headings, which end early without a full stop',
      `${fullLine}\nв срок.\n2. Сроки\nОбщие правила\n${fullLine}\nв срок`,
      `${fullLine} в срок.\n\n2. Сроки\n\nОбщие правила\n\n${fullLine} в срок`,
    ],
    [
      'are parted before the sign of an item',
      `${fullLine}:\n• товара, который указан в первой заявке, и\nдокументов на него\n• услуг\n1) раз\nа) два\n— три`,
      `${fullLine}:\n\n• товара, который указан в первой заявке, и документов на него\n\n• услуг\n\n1) раз\n\nа) два\n\n— три`,
    ],
    [
      'go on in a line that begins with a capital',
      `${fullLine} для\nРомашки по ценам, которые она указала в заявке\nи счёте`,
      `${fullLine} для Ромашки по ценам, которые она указала в заявке и счёте`,
    ],
    [
      'end with a soft hyphen that nobody needs',
      `${fullLine}, доку\u00ad\nменты на него`,
      `${fullLine}, документы на него`,
    ],
  ])('%s', (_, text, joined) => {
    expect(joinLines(text)).toBe(joined)
  })

  it.each([
    ['Санкт-', 'Петербурге', 'Санкт-Петербурге'],
    ['COVID-', '19', 'COVID-19'],
    ['Ростов-', 'на-Дону', 'Ростов-на-Дону'],
    ['Комсомольск-на-', 'амуре', 'Комсомольск-на-амуре'],
    ['кто-', 'нибудь', 'кто-нибудь'],
    ['кое-', 'как', 'кое-как'],
    ['по-', 'моему', 'по-моему'],
    ['что-', 'то', 'что-то'],
    ['мес-', 'то', 'место'],
    ['по-', 'ставка', 'поставка'],
    ['по-', 'морский', 'поморский'],
    ['по-', 'ловых', 'половых', ' половых'],
    ['во-', 'первых', 'во-первых'],
    ['Из-', 'за', 'Из-за'],
    ['юго-', 'запад', 'юго-запад', ' (юго-запад)'],
    ['то-', 'вара', 'товара', ' товара'],
    ['обще\u2010', 'ства', 'общества'],
  ])('a word parted as %s and %s is %s', (start, end, word, elsewhere = '') => {
    const text = `${fullLine}${elsewhere} ${start}\n${end} и о том, что обе стороны договора пока ещё\nне решили`
    expect(joinLines(text)).toBe(
      `${fullLine}${elsewhere} ${word} и о том, что обе стороны договора пока ещё не решили`,
    )
  })

  it.each([
    ['a letter', 'Добрый день!\nСрок — пятница.\nАнна'],
    ['short lines of a poem', 'Мой дядя самых честных правил,\nкогда не в шутку занемог'],
    ['items without signs', `${fullLine}\n${fullLine}\nИтого`],
    ['code', 'const documents = findDocuments(contract, here);\nreturn documents;\n}'],
    ['one paragraph', fullLine],
    ['very much', `${fullLine}\nи\n`.repeat(10_000)],
  ])('are none in %s', (_, text) => {
    expect(joinLines(text)).toBeNull()
  })
})

it('lines that are joined lose no letter and no sign but hyphens at their ends', () => {
  const words = fc.constantFrom(
    fullLine,
    'доку-',
    'менты',
    'По-',
    'моему,',
    '1.',
    '•',
    '\u00ad',
    'a-',
    '\t',
    'Итого:',
    ' ',
  )
  const texts = fc
    .array(
      fc.array(words, { maxLength: 4 }).map(line => line.join(' ')),
      { maxLength: 8 },
    )
    .map(lines => lines.join('\n'))
  const letters = (text: string): string => text.replace(/[\s\u00ad-]/g, '')
  holdLaw(
    fc.property(texts, text => {
      expect(letters(joinLines(text) ?? text)).toBe(letters(text))
    }),
    300,
  )
})

it('joins a long text without holding up the page, however its lines are', { timeout: 20_000 }, () => {
  const parted = `${fullLine}, доку-\nменты на товар и всё, что к ним относится, в срок,\n`
  expect(joinLines(parted.repeat(2500))).toHaveLength(parted.length * 2500 - 2 * 2500 - 1)
  expect(joinLines(`${fullLine}\nи${'\n'.repeat(290_000)}`)).toBe(`${fullLine} и`)
})
