import { describe, expect, it } from 'vitest'
import type { HostMessages, Message } from './message.ts'
import { keyOf, messageText, template } from './message-text.ts'

const bold: Message = { ru: 'Полужирный', en: 'Bold' }
const isOn = (item: Message): Message => template({ ru: '{item}: включено', en: '{item}: on' }, { item })
const deleteRows = (count: number): Message =>
  template(
    {
      ru: { one: 'Удалить {count} строку', few: 'Удалить {count} строки', other: 'Удалить {count} строк' },
      en: { one: 'Delete a row', other: 'Delete {count} rows' },
    },
    { count },
  )

const said = (message: Message, locale: 'ru' | 'en', messages: HostMessages | null = null): string =>
  messageText(message, { locale, messages })

const german: HostMessages = {
  language: 'de',
  texts: {
    Bold: 'Fett',
    '{item}: on': '{item}: ein',
    'Delete {count} rows': { one: '{count} Zeile löschen', other: '{count} Zeilen löschen' },
  },
}

describe('a message', () => {
  it('is said in the language of the field, with its values', () => {
    expect([said(bold, 'ru'), said(bold, 'en')]).toEqual(['Полужирный', 'Bold'])
    expect([said(isOn(bold), 'ru'), said(isOn(bold), 'en')]).toEqual(['Полужирный: включено', 'Bold: on'])
  })

  it.each([
    [1, 'Удалить 1 строку', 'Delete a row'],
    [3, 'Удалить 3 строки', 'Delete 3 rows'],
    [5, 'Удалить 5 строк', 'Delete 5 rows'],
    [21, 'Удалить 21 строку', 'Delete 21 rows'],
    [1234, 'Удалить 1\u00a0234 строки', 'Delete 1,234 rows'],
  ])('has the form and the figures of %s', (count, ru, en) => {
    expect([deleteRows(count).ru, deleteRows(count).en]).toEqual([ru, en])
  })

  it('is said in the words of a host, also where it is a value of another', () => {
    expect(said(bold, 'en', german)).toBe('Fett')
    expect(said(isOn(bold), 'en', german)).toBe('Fett: ein')
    expect([1, 1234].map(count => said(deleteRows(count), 'en', german))).toEqual([
      '1 Zeile löschen',
      '1.234 Zeilen löschen',
    ])
  })

  it('stays as it is where a host has no words for it, with the words that it has for its values', () => {
    const texts = { Bold: 'Жирно' }
    expect(said(isOn(bold), 'ru', { texts })).toBe('Жирно: включено')
    expect(said({ ru: 'Курсив', en: 'Italic' }, 'ru', { texts })).toBe('Курсив')
  })

  it('leaves a gap that nothing is known for, and takes no language that is none', () => {
    const gaps = '{nobody} {constructor} {toString} {__proto__}'
    expect([
      said(bold, 'ru', { texts: { Bold: gaps } }),
      said(isOn(bold), 'ru', { texts: { '{item}: on': gaps } }),
    ]).toEqual([gaps, gaps])
    expect(said(deleteRows(2), 'en', { ...german, language: 'no such language' })).toBe('2 Zeilen löschen')
  })

  it.each<[string, unknown]>([
    ['no texts', { Bold: 'Fett' }],
    ['nothing for it', { texts: { Bold: null, 'Delete {count} rows': undefined } }],
    ['an empty text', { texts: { Bold: '', 'Delete {count} rows': '' } }],
    ['a number', { texts: { Bold: 1, 'Delete {count} rows': 2 } }],
    ['the entry of the catalogue', { texts: { Bold: { en: 'Bold', ru: 'Полужирный' } } }],
    ['forms without the one for any number', { texts: { 'Delete {count} rows': { few: 'x' } } }],
    [
      'a form that is no text',
      { texts: { 'Delete {count} rows': { many: 1, other: 'Удалить {count} строк' } } },
    ],
  ])('is ours where a host gives %s', (_, messages) => {
    const texts = [bold, deleteRows(5)].map(message => said(message, 'ru', messages as HostMessages))
    expect(texts).toEqual(['Полужирный', 'Удалить 5 строк'])
  })

  it('is known to TypeScript by its key, and one that there is not is told', () => {
    // @ts-expect-error No text of the interface is `Bald`.
    const mistyped: HostMessages = { texts: { Bald: 'Fett' } }
    expect(said(bold, 'en', mistyped)).toBe('Bold')
  })

  it('is named by its English text, and by that of the form for any number', () => {
    expect([bold, isOn(bold), deleteRows(1)].map(keyOf)).toEqual([
      'Bold',
      '{item}: on',
      'Delete {count} rows',
    ])
  })
})
