import { parseTree } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { converted } from '../../../testing/converted.ts'
import { copiedDetails } from '../../../testing/copied-details.ts'
import { copiedLayouts } from '../../../testing/copied-layouts.ts'
import { copiedProducts } from '../../../testing/copied-products.ts'
import { copiedRules } from '../../../testing/copied-rules.ts'
import { copiedSources } from '../../../testing/copied-sources.ts'
import { copiedTools } from '../../../testing/copied-tools.ts'
import { officeSources } from '../../../testing/office-sources.ts'
import { wordHtml } from '../../../testing/word-html.ts'
import { convertPasted } from './convert-pasted.ts'

describe('what is copied', () => {
  it.each([
    ...officeSources,
    ...copiedSources,
    ...copiedProducts,
    ...copiedDetails,
    ...copiedTools,
    ...copiedLayouts,
    ...copiedRules,
  ])('in %s is converted without a browser', (_, html, saved) => {
    expect(converted(html)).toBe(saved)
  })
})

it('writes nothing that no text keeps: languages of words, fonts, looks that words have by themselves', () => {
  const html = wordHtml(
    `<p class=MsoNormal lang=EN-US><span lang=EN-US>а</span><font face="Arial" size="2" color="black">б</font></p><table style='mso-yfti:1;margin-left:1pt'><tr style='height:1pt'><td class=x nowrap valign=bottom style='font-weight:normal;border:1pt solid red'>в</td></tr></table>`,
  )
  expect(convertPasted(parseTree(html), 'word').html.trim()).toBe(
    '<p><span>а</span><font>б</font></p><table><tbody><tr><td style="border:1pt solid red">в</td></tr></tbody></table>',
  )
})
