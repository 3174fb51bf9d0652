import { parseTree } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { converted } from '../../../testing/copied/converted.ts'
import { copiedDetails } from '../../../testing/copied/details.ts'
import { copiedHabits } from '../../../testing/copied/habits.ts'
import { copiedLayouts } from '../../../testing/copied/layouts.ts'
import { copiedLetters } from '../../../testing/copied/letters.ts'
import { copiedProducts } from '../../../testing/copied/products.ts'
import { copiedRules } from '../../../testing/copied/rules.ts'
import { copiedSources } from '../../../testing/copied/sources.ts'
import { copiedTools } from '../../../testing/copied/tools.ts'
import { officeSources } from '../../../testing/copied/office-sources.ts'
import { wordHtml } from '../../../testing/copied/word-html.ts'
import { convertPasted } from './convert-pasted.ts'

describe('what is copied', () => {
  it.each([
    ...officeSources,
    ...copiedSources,
    ...copiedProducts,
    ...copiedDetails,
    ...copiedTools,
    ...copiedLayouts,
    ...copiedLetters,
    ...copiedRules,
    ...copiedHabits,
  ])('in %s is converted without a browser', (_, html, saved) => {
    expect(converted(html)).toBe(saved)
  })
})

it('writes nothing that no text keeps: languages of words, fonts, looks that words have by themselves', () => {
  const html = wordHtml(
    `<p class=MsoNormal lang=EN-US><span lang=EN-US>а</span><font face="Arial" size="2" color="black">б</font></p><table class=x style='mso-yfti:1;margin-left:1pt;line-height:2'><tr style='height:1pt'><td class=x nowrap valign=bottom style='font-weight:normal;border:1pt solid red'>в</td></tr></table>`,
  )
  expect(convertPasted(parseTree(html), 'word').html.trim()).toBe(
    '<p><span>а</span><font>б</font></p><table><tbody><tr><td style="border:1pt solid red">в</td></tr></tbody></table>',
  )
})

it('takes 5,000 cells of all tables together; the rows behind are lines below their own table', () => {
  const row = (name: string, count: number): string =>
    `<tr>${Array.from({ length: count }, (_, at) => `<td>${name}${at}</td>`).join('')}</tr>`
  const tables = (...rows: string[]): string =>
    `<google-sheets-html-origin><table>${row('а', 4_998)}</table><table>${rows.join('')}</table></google-sheets-html-origin>`
  const convert = (html: string) => convertPasted(parseTree(html), 'sheets')
  expect(convert(tables(row('б', 2))).cellsLeft).toBe(null)
  const { html, cellsLeft } = convert(tables(row('б', 1), row('в', 2), row('г', 1)))
  expect(cellsLeft).toBe(4_999)
  expect(html).toMatch(
    /<td>а4997<\/td><\/tr><\/tbody><\/table><table><tbody><tr><td>б0<\/td><\/tr><\/tbody><\/table><p>в0\u00a0{4}в1<\/p><p>г0<\/p>/,
  )
})
