import { readHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { asFileName } from '../../ui/file-name.ts'
import { nameAfter, withExtension } from './file-name.ts'

describe('the name of a generated file', () => {
  it.each([
    ['<p></p><ul><li>Первый пункт</li></ul><h2>Дальше</h2>', 'Первый пункт'],
    ['<p>???</p><p>Слова</p>', 'Слова'],
    ['<img src="/a.png">', 'Документ'],
  ])('is the first words of %s', (html, name) => {
    expect(nameAfter(readHtml(html), 'Документ')).toBe(name)
  })

  it.each([
    ['Отчёт: план/факт «2026»?', 'Отчёт план факт «2026»'],
    ['  .скрытый. ', 'скрытый'],
    ['слово '.repeat(20), 'слово '.repeat(10).trim()],
    ['я'.repeat(80), 'я'.repeat(60)],
    ['a\nb\tc', 'a b c'],
    ['план \u202Efdp', 'план fdp'],
  ])('can be that of a file: %j', (text, name) => expect(asFileName(text)).toBe(name))

  it.each([
    ['План', 'application/pdf', 'План.pdf'],
    ['План.PDF', 'application/pdf', 'План.PDF'],
    ['План', 'text/html;charset=utf-8', 'План.html'],
    ['План', 'application/x-unknown', 'План'],
    ['План', '', 'План'],
  ])('%s of %s ends as it should', (name, type, whole) => expect(withExtension(name, type)).toBe(whole))
})
