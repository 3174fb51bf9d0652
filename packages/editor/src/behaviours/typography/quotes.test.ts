import { describe, expect, it } from 'vitest'
import { findQuote } from './quotes.ts'

/** What typing makes of a text before the caret, with the text after it and that of earlier blocks. */
const typed = (before: string, after = '', earlier = ''): string => {
  const change = findQuote({ before, after, earlier: () => earlier })
  return change ? before.slice(0, change.from) + change.text + before.slice(change.to) : before
}

describe('a typed quote', () => {
  it.each([
    ['Слово "', 'Слово «'],
    ['Слово «и"', 'Слово «и»'],
    ['Слово ("', 'Слово («'],
    ['бизнес-"', 'бизнес-«'],
    ['Он: «вот "', 'Он: «вот „'],
    ['Он: «вот „так"', 'Он: «вот „так“'],
    ['Он: «вот „так“"', 'Он: «вот „так“»'],
    ['«"', '«„'],
    ['«„Вот“ "', '«„Вот“ „'],
    ['Word “and” "', 'Word “and” “'],
    ['Открой Settings "', 'Открой Settings «'],
    ['Открой «Windows 11"', 'Открой «Windows 11»'],
    ['Открой «C++"', 'Открой «C++»'],
    ['Сайт «http://site.ru"', 'Сайт «http://site.ru»'],
    ['Word "', 'Word “'],
    ['Word “and"', 'Word “and”'],
    ['Word “слово"', 'Word “слово”'],
    ['слово"', 'слово»'],
    ['word"', 'word”'],
  ])('%s becomes %s', (before, after) => expect(typed(before)).toBe(after))

  it.each([
    ['inches', 'Монитор 27"'],
    ['the value of an attribute', 'Тег a href="'],
    ['the end of such a value', 'Тег a href="x"'],
    ['the end of what was taken back', 'Слово "и"'],
    ['a part of an address', 'Адрес http://site.ru/a"'],
  ])('stays straight as %s', (_, before) => expect(typed(before)).toBe(before))

  it('goes by the letters after the caret too', () => {
    expect(typed('"', 'слово')).toBe('«')
    expect(typed('"', 'word')).toBe('“')
  })

  it('goes by the text above where its block has no letters', () => {
    expect(typed('1. "', '', 'Смотри Jira')).toBe('1. «')
    expect(typed('"', '', 'Text')).toBe('“')
  })

  it('waits for the first letter where there is none', () => {
    expect(typed('"')).toBe('"')
    expect(typed('"С')).toBe('«С')
    expect(typed('("W', 'ord')).toBe('(“W')
    expect(typed('"5')).toBe('"5')
  })

  it.each(['"Wo', 'слово "С', 'a="b', '27"W'])(
    'stays as it was given back when the next letter follows: %s',
    before => expect(typed(before)).toBe(before),
  )

  it('does not become another by its first letter where there were letters before it', () => {
    expect(typed('"W', '', 'Слово')).toBe('"W')
    expect(typed('"W', ' слово')).toBe('"W')
  })
})
